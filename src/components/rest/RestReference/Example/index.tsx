import type { RestExample } from '@site/src/site/restReference';
import CodeBlock from '@theme/CodeBlock';
import { Inline } from '../Description';
import styles from './styles.module.css';

/** One body among several, to be unfolded. */
export default function Example({
  example: { summary, name, text, html },
  isOpen = false,
}: {
  example: RestExample;
  isOpen?: boolean;
}): React.JSX.Element {
  return (
    <details className={styles.example} open={isOpen}>
      <summary>
        Example: <Inline text={summary ?? name} />
      </summary>
      <CodeBlock language="json" html={html}>
        {text}
      </CodeBlock>
    </details>
  );
}
