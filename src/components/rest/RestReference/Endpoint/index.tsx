import { translate } from '@docusaurus/Translate';
import { codeControls } from '@site/src/site/codeControls';
import type { RestPage } from '@site/src/site/restReference';
import { translated } from '@site/src/words/translated';
import clsx from 'clsx';
import { Fragment } from 'react';
import styles from './styles.module.css';

const { copyPath } = translated('codeControls', codeControls);

/** Method and path of an operation, with a button that copies the path. */
export default function Endpoint({
  page: { method, path },
}: {
  page: Pick<RestPage, 'method' | 'path'>;
}): React.JSX.Element {
  return (
    <p className={styles.endpoint} data-copyable="">
      <span className={clsx('rest-badge', `rest-method-${method}`)}>{method.toUpperCase()}</span>{' '}
      <code className={styles.path}>
        {path.split(/(?<=\/)/).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed path never move
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </code>
      <button
        type="button"
        className={clsx('clean-btn', styles.copy)}
        data-code-action="copy"
        aria-label={copyPath}
        title={translate({ id: 'theme.CodeBlock.copy', message: 'Copy' })}
      />
    </p>
  );
}
