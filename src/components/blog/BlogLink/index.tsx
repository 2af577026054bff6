import Link from '@docusaurus/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type { ReactNode } from 'react';

interface Props {
  permalink: string;
  external?: string;
  className?: string;
  children: ReactNode;
}

/** A link to a post: at another publisher it opens a new tab and says so. */
export default function BlogLink({ permalink, external, className, children }: Props) {
  return (
    <Link to={external ?? permalink} className={className}>
      {children}
      {external && <IconExternalLink />}
    </Link>
  );
}
