import './methods.css';
import './rest.css';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { BreakableCode, TextWithCode } from '@site/src/components/docs/Inline';
import {
  type RestCall,
  type RestExample,
  type RestPage,
  tryIt,
} from '@site/src/site/restReference';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import clsx from 'clsx';

/** HTML that the build has made of an OpenAPI file; its Markdown is sanitized. */
export function Html({ html }: { html: string }) {
  const { collectAnchor } = useBrokenLinks();
  for (const [, id] of html.matchAll(/ id="([^"]+)"/g)) {
    collectAnchor(id);
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has sanitized it
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Method and path of an operation, with a button that copies the path and a link that opens the form to try it. */
export function Endpoint({ method, path }: Pick<RestCall, 'method' | 'path'>) {
  return (
    <p className="rest-endpoint" data-copyable="">
      <span className={clsx('rest-badge', `rest-method-${method}`)}>{method.toUpperCase()}</span>{' '}
      <BreakableCode className="rest-path">{path}</BreakableCode>
      <button
        type="button"
        className="clean-btn scripted rest-copy"
        data-code-action="copy"
        aria-label={translate({ id: 'codeControls.copyPath', message: 'Copy path' })}
        title={translate({ id: 'theme.CodeBlock.copy', message: 'Copy' })}
      />
      <a href={`#${tryIt.id}`} className="filled-action scripted" data-unsearched="">
        {translate({ id: 'tryIt.title', message: 'Try it' })}
      </a>
    </p>
  );
}

/** Bodies, each to be unfolded. */
function Examples({ examples, open }: { examples: readonly RestExample[]; open?: number }) {
  return examples.map(({ name, summary = name, description, text, html }, at) => (
    <details key={name} className="rest-fold" open={at === open}>
      <summary>
        {translate({ id: 'rest.example', message: 'Example:' })} <TextWithCode text={summary} />
      </summary>
      {description && <Html html={description} />}
      <CodeBlock language="json" html={html}>
        {text}
      </CodeBlock>
    </details>
  ));
}

/**
 * The same call in several languages, then bodies that another call of the kind has; every language shows the first one. A reader's
 * choice holds for the tabs of the documentation, too.
 */
export const Samples = ({ samples, bodies }: Pick<RestPage, 'samples' | 'bodies'>) => (
  <>
    <Tabs groupId="client" className="rest-tabs">
      {samples.map(({ value, label, language, code, html, isRunnable }) => (
        <TabItem key={value} value={value} label={label}>
          <CodeBlock language={language} html={html} isRunnable={isRunnable}>
            {code}
          </CodeBlock>
        </TabItem>
      ))}
    </Tabs>
    <Examples examples={bodies} />
  </>
);

/** What the server answers, by status; of several examples the first is unfolded. */
export const ResponseSamples = ({ replies }: Pick<RestPage, 'replies'>) => (
  <Tabs className="rest-tabs">
    {Object.entries(replies).map(([status, examples]) => (
      <TabItem key={status} value={status} label={status}>
        <Examples examples={examples} open={0} />
      </TabItem>
    ))}
  </Tabs>
);
