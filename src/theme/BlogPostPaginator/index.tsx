// Wraps previous and next: a neighbor at another publisher is read there.
import { toPublisher } from '@site/src/components/blog/BlogLink/listed';
import type { Props } from '@theme/BlogPostPaginator';
import BlogPostPaginator from '@theme-original/BlogPostPaginator';

export default function BlogPostPaginatorToPublishers({ prevItem, nextItem }: Props) {
  return (
    <BlogPostPaginator
      prevItem={prevItem && toPublisher(prevItem)}
      nextItem={nextItem && toPublisher(nextItem)}
    />
  );
}
