import './methods.css';
import './rest.css';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { BreakableCode, TextWithCode } from '@site/src/components/docs/Inline';
import { type RestCall, tryIt } from '@site/src/site/restReference';
import type { ComponentProps } from 'react';

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
    <p className="rest-endpoint box field-row" data-copyable="">
      <span className={`rest-badge rest-method-${method}`}>{method.toUpperCase()}</span>{' '}
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

/** A body, to be unfolded. */
export const Example = ({ title = '', open, children }: ComponentProps<'details'>) => (
  <details className="rest-fold" open={open}>
    <summary>
      {translate({ id: 'rest.example', message: 'Example:' })} <TextWithCode text={title} />
    </summary>
    {children}
  </details>
);
