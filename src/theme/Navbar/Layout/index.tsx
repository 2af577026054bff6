// Wrapped to turn the navbar dark while the solutions section is in view (specification §2).
import OriginalLayout from '@theme-original/Navbar/Layout';
import type { ComponentProps } from 'react';
import styles from './styles.module.css';
import useDarkBlock from './useDarkBlock';

type Props = ComponentProps<typeof OriginalLayout>;

export default function NavbarLayout(props: Props) {
  const isDark = useDarkBlock();
  return (
    <div
      className={isDark ? styles.darkBlock : styles.plain}
      data-theme={isDark ? 'dark' : undefined}
    >
      <OriginalLayout {...props} />
    </div>
  );
}
