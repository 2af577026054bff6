// Replaced: the stock contents open by React. On a phone this fold stays in view while the reader scrolls, and closes once one of its links is
// followed (src/client/controls/page.ts).
import { translate } from '@docusaurus/Translate';
import { closesOnLink } from '@site/src/site/controls';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import styles from './styles.module.css';

const label = translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' });

export default function TOCCollapsible({
  toc,
  className,
  minHeadingLevel,
  maxHeadingLevel,
}: Props) {
  return (
    <nav aria-label={label} className={styles.sticky}>
      <details className={clsx(styles.fold, className)} {...{ [closesOnLink]: '' }}>
        <summary className={styles.button}>{label}</summary>
        <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />
      </details>
    </nav>
  );
}
