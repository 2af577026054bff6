import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  to: string;
  variant?: 'filled' | 'outlined';
  children: ReactNode;
}

/** A call to action: a real link, filled or outlined. */
export default function ButtonLink({ to, variant = 'filled', children }: Props) {
  return (
    <Link to={to} className={clsx(styles.button, styles[variant])}>
      {children}
    </Link>
  );
}
