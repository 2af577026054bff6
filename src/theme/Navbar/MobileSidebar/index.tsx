// Wrapped: the stock sidebar slides over the page without keeping focus inside (specification §2).
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { shell } from '@site/src/site/shell';
import { translated } from '@site/src/words/translated';
import OriginalSidebar from '@theme-original/Navbar/MobileSidebar';
import { useRef } from 'react';
import styles from './styles.module.css';
import useModalFocus from './useModalFocus';

const words = translated('shell', shell);

export default function MobileSidebar(): React.JSX.Element {
  const panel = useRef<HTMLDivElement>(null);
  const { shown, toggle } = useNavbarMobileSidebar();
  useModalFocus(panel, shown, toggle);
  const dialog = shown ? { role: 'dialog', 'aria-modal': true, 'aria-label': words.siteMenu } : {};
  return (
    <div ref={panel} className={styles.panel} {...dialog}>
      <OriginalSidebar />
    </div>
  );
}
