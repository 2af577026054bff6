import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { publisherOf } from '@site/src/site/blog';
import IconExternalLink from '@theme/Icon/ExternalLink';

/** Says at the head of a summary whose post it is and where to read it. */
export default function BlogExternalNotice({ address }: { address: string }) {
  return (
    <aside className="alert alert--secondary margin-vert--md">
      {translate({ id: 'blog.external.notice', message: 'This post is published by' })}{' '}
      <strong>{publisherOf(address)}</strong>.{' '}
      {translate({ id: 'blog.external.summary', message: 'What follows is a summary.' })}{' '}
      <Link to={address}>
        {translate({ id: 'blog.external.read', message: 'Read the full post' })}
        <IconExternalLink />
      </Link>
    </aside>
  );
}
