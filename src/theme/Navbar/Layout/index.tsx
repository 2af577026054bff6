// Wrapped: the navbar turns dark over the solutions section (specification §2; src/client/controls/darkBlock.ts).
import { darkBlock } from '@site/src/site/shellFigures';
import OriginalLayout from '@theme-original/Navbar/Layout';
import type { ComponentProps } from 'react';
import styles from './styles.module.css';

export default function NavbarLayout(props: ComponentProps<typeof OriginalLayout>) {
  return (
    <div className={styles.block} {...{ [darkBlock]: '' }}>
      <OriginalLayout {...props} />
    </div>
  );
}
