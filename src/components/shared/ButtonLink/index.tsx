import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

interface Props {
  to: string;
  variant?: 'filled' | 'outlined';
  children: ReactNode;
}

/** A call to action: a real link, filled or outlined. */
export default function ButtonLink({ to, variant = 'filled', children }: Props) {
  return (
    <Link to={to} className={`${variant}-action`}>
      {children}
    </Link>
  );
}
