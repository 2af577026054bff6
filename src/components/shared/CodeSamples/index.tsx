import highlighted from '@generated/site-data/default/samples.json';
import { responseTitle } from '@site/src/site/home';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import styles from './styles.module.css';

export interface CodeSample {
  value: string;
  label: string;
  language: string;
  code: string;
  response?: string;
}

/** One task in several languages. The tabs remember the reader's choice together with those of the documentation. */
export default function CodeSamples({ samples }: { samples: readonly CodeSample[] }) {
  return (
    <div className={styles.samples}>
      <Tabs groupId="client">
        {samples.map(({ value, label, language, code, response }) => (
          <TabItem key={value} value={value} label={label}>
            <CodeBlock language={language} html={highlighted[value]}>
              {code}
            </CodeBlock>
            {response !== undefined && (
              <CodeBlock
                language="json"
                title={responseTitle}
                html={highlighted[`${value} response`]}
              >
                {response}
              </CodeBlock>
            )}
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
