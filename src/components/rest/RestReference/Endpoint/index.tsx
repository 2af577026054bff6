import { translate } from '@docusaurus/Translate';
import BreakableCode from '@site/src/components/docs/BreakableCode';
import { type RestPage, tryIt } from '@site/src/site/restReference';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Method and path of an operation, with a button that copies the path and a link that opens the form to try it. */
export default function Endpoint({ page }: { page: Pick<RestPage, 'method' | 'path'> }) {
  const { method, path } = page;
  return (
    <p className={styles.endpoint} data-copyable="">
      <span className={clsx('rest-badge', `rest-method-${method}`)}>{method.toUpperCase()}</span>{' '}
      <BreakableCode className={styles.path}>{path}</BreakableCode>
      <button
        type="button"
        className={clsx('clean-btn scripted', styles.copy)}
        data-code-action="copy"
        aria-label={translate({ id: 'codeControls.copyPath', message: 'Copy path' })}
        title={translate({ id: 'theme.CodeBlock.copy', message: 'Copy' })}
      />
      <a href={`#${tryIt.id}`} className={clsx('scripted', styles.tryIt)} data-unsearched="">
        {translate({ id: 'tryIt.title', message: 'Try it' })}
      </a>
    </p>
  );
}
