import { translate } from '@docusaurus/Translate';
import { TextWithCode } from '@site/src/components/docs/BreakableCode';
import type { RestExample, RestPage } from '@site/src/site/restReference';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { ReactNode } from 'react';
import { Html } from '../Description';
import { Fold } from '../Fields';
import styles from './styles.module.css';

interface Props {
  page: RestPage;
}

/** One body among several, to be unfolded. */
function Example({ example, isOpen }: { example: RestExample; isOpen?: boolean }) {
  const { summary, name, description, text, html } = example;
  const label = translate({ id: 'rest.example', message: 'Example:' });
  return (
    <Fold
      summary={
        <>
          {label} <TextWithCode text={summary ?? name} />
        </>
      }
      isOpen={isOpen}
    >
      {description && (
        <p>
          <Html html={description} />
        </p>
      )}
      <CodeBlock language="json" html={html}>
        {text}
      </CodeBlock>
    </Fold>
  );
}

/** Bodies, to be unfolded. */
export const Examples = ({ examples }: { examples: readonly RestExample[] }) =>
  examples.map((example) => <Example key={example.name} example={example} />);

interface SampleTabsProps {
  samples: readonly { value: string; label: string; content: ReactNode }[];
  /** Tabs of the same group change together. */
  group?: string;
}

/** Samples of which a reader looks at one. */
function SampleTabs({ samples, group }: SampleTabsProps) {
  return (
    <Tabs groupId={group} className={styles.tabs}>
      {samples.map(({ value, label, content }) => (
        <TabItem key={value} value={value} label={label}>
          {content}
        </TabItem>
      ))}
    </Tabs>
  );
}

/**
 * The same call in several languages, then bodies that another call of the kind has; every language shows the first one. A reader's
 * choice holds for the tabs of the documentation, too.
 */
export function Samples({ page: { samples, requestBody } }: Props) {
  const [, ...others] = requestBody?.examples ?? [];
  return (
    <>
      <SampleTabs
        group="client"
        samples={samples.map(({ language, code, html, isRunnable, ...sample }) => ({
          ...sample,
          content: (
            <CodeBlock language={language} html={html} isRunnable={isRunnable}>
              {code}
            </CodeBlock>
          ),
        }))}
      />
      <Examples examples={others} />
    </>
  );
}

/** What the server answers, by status; of several examples the first is unfolded. */
export function ResponseSamples({ page: { responses } }: Props) {
  const statuses = Object.entries(responses).filter(([, { examples }]) => examples.length > 0);
  return (
    <SampleTabs
      samples={statuses.map(([status, { examples }]) => ({
        value: status,
        label: status,
        content: examples.map((example, index) => (
          <Example key={example.name} example={example} isOpen={index === 0} />
        )),
      }))}
    />
  );
}
