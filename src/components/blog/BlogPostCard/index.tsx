import type { PropBlogPostContent } from '@docusaurus/plugin-content-blog';
import { translate } from '@docusaurus/Translate';
import BlogLink from '@site/src/components/blog/BlogLink';
import Drawing from '@site/src/components/shared/Drawing';
import { useDay } from '@site/src/components/shared/useDay';
import { coverShapes } from '@site/src/drawing/cover';
import { externalPermalink, publisherOf } from '@site/src/site/blog';
import { coverOf } from '@site/src/site/covers';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A post in a list: cover, subject, day, title and description; the whole card is one link. */
export default function BlogPostCard({
  metadata,
  heading: Heading,
  variant = 'plain',
  eyebrow,
}: {
  metadata: PropBlogPostContent['metadata'];
  heading: 'h2' | 'h3';
  /** `featured` puts the cover beside the words where there is room. */
  variant?: 'plain' | 'featured';
  /** Small line above the title, instead of the first tag. */
  eyebrow?: string;
}): React.JSX.Element {
  const { title, description, permalink, date, readingTime, tags, frontMatter } = metadata;
  const external = externalPermalink(frontMatter);
  const day = useDay();
  return (
    <article className={clsx(styles.card, styles[variant])}>
      <Drawing shapes={coverShapes(coverOf(metadata))} className={styles.cover} />
      <div className={styles.body}>
        <p className="eyebrow">{eyebrow ?? tags[0]?.label}</p>
        <Heading className={styles.title}>
          <BlogLink permalink={permalink} external={external} className={styles.link}>
            {title}
          </BlogLink>
        </Heading>
        <p className={styles.description}>{description}</p>
        <p className={styles.meta}>
          <time dateTime={String(date)}>{day(date)}</time>
          {external && (
            <span>
              {translate(
                { id: 'blog.publishedOn', message: 'on {publisher}' },
                { publisher: publisherOf(external) },
              )}
            </span>
          )}
          {readingTime !== undefined && (
            <span>
              {external && `${translate({ id: 'blog.summary', message: 'summary:' })} `}
              {Math.ceil(readingTime)} min read
            </span>
          )}
        </p>
      </div>
    </article>
  );
}
