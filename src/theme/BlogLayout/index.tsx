// Wrapped: the table of contents of a post is a landmark, like everything else on its page, and lists of the blog have their styles.
import { translate } from '@docusaurus/Translate';
import '@site/src/components/blog/lists.css';
import type { Props } from '@theme/BlogLayout';
import BlogLayout from '@theme-original/BlogLayout';

const label = translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' });

export default function BlogLayoutWithLandmark({ toc, ...props }: Props) {
  return <BlogLayout {...props} toc={toc && <nav aria-label={label}>{toc}</nav>} />;
}
