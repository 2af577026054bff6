import type { RestPage } from '@site/src/site/restReference';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import styles from './styles.module.css';

/** The same call in several languages. A reader's choice holds for the tabs of the documentation, too. */
export default function Samples({
  page: { samples },
}: {
  page: Pick<RestPage, 'samples'>;
}): React.JSX.Element {
  return (
    <div className={styles.samples}>
      <Tabs groupId="client">
        {samples.map(({ value, label, language, code, html }) => (
          <TabItem key={value} value={value} label={label}>
            <p className={styles.label}>{label}</p>
            <CodeBlock language={language} html={html}>
              {code}
            </CodeBlock>
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
