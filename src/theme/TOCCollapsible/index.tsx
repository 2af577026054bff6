// Wrapped: on a phone the table of contents stays at hand while the reader scrolls, and closes once one of its links has been followed.
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import TOCCollapsible from '@theme-original/TOCCollapsible';
import type { ComponentProps } from 'react';
import styles from './styles.module.css';

export default function TOCCollapsibleAtHand(
  props: ComponentProps<typeof TOCCollapsible>,
): React.JSX.Element {
  const { hash } = useLocation();
  return (
    <nav
      aria-label={translate({
        id: 'theme.TOCCollapsible.toggleButtonLabel',
        message: 'On this page',
      })}
      className={styles.atHand}
    >
      <TOCCollapsible key={hash} {...props} />
    </nav>
  );
}
