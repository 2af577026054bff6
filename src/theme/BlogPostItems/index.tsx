// Wrapped: every list of posts (tags, authors, the index) shows cards instead of excerpts.
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { translate } from '@docusaurus/Translate';
import { publishedOn } from '@site/src/components/blog/PostCards';
import styles from '@site/src/components/blog/styles.module.css';
import { Card } from '@site/src/components/shared/Card';
import { useDay } from '@site/src/components/shared/formats';
import { coverOf, externalPermalink } from '@site/src/site/blog';
import BlogPostItems from '@theme-original/BlogPostItems';
import type { ComponentProps } from 'react';

function PostCard() {
  const { metadata } = useBlogPost();
  const { title, description, permalink, date, readingTime = 0, tags, frontMatter } = metadata;
  const external = externalPermalink(frontMatter);
  const day = useDay();
  const summary = external && translate({ id: 'blog.summary', message: 'summary:' });
  const about = [
    external && publishedOn(external),
    `${summary ? `${summary} ` : ''}${Math.ceil(readingTime)} min read`,
  ];
  return (
    <Card
      heading="h2"
      cover={coverOf(frontMatter)}
      meta={
        <>
          {tags[0] && `${tags[0].label} · `}
          <time dateTime={String(date)}>{day(date)}</time>
          {` · ${about.filter(Boolean).join(' · ')}`}
        </>
      }
      title={title}
      text={description}
      to={external ?? permalink}
    />
  );
}

export default function BlogPostCards(props: ComponentProps<typeof BlogPostItems>) {
  return (
    <ul className={styles.grid}>
      <BlogPostItems {...props} component={PostCard} />
    </ul>
  );
}
