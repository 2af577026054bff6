import type { PropBlogPostContent } from '@docusaurus/plugin-content-blog';
import { translate } from '@docusaurus/Translate';
import BlogLink from '@site/src/components/blog/BlogLink';
import { publishedOn } from '@site/src/components/blog/BlogLink/publishedOn';
import Drawing from '@site/src/components/shared/Drawing';
import { useDay } from '@site/src/components/shared/useDay';
import { externalPermalink } from '@site/src/site/blog';
import { coverOf } from '@site/src/site/covers';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  metadata: PropBlogPostContent['metadata'];
  /** Puts the cover beside the words where there is room. */
  isFeatured?: boolean;
}

/** A post in a list: cover, subject, day, title and description; the whole card is one link. */
export default function BlogPostCard({ metadata, isFeatured = false }: Props) {
  const { title, description, permalink, date, readingTime, tags, frontMatter } = metadata;
  const external = externalPermalink(frontMatter);
  const day = useDay();
  return (
    <article className={clsx(styles.card, isFeatured && styles.featured)}>
      <Drawing name={coverOf(frontMatter)} className={styles.cover} />
      <div className={styles.body}>
        <p className="eyebrow">
          {isFeatured && `${translate({ id: 'blog.index.featured', message: 'Featured' })} · `}
          {tags[0]?.label}
        </p>
        <h2 className={styles.title}>
          <BlogLink permalink={permalink} external={external} className={styles.link}>
            {title}
          </BlogLink>
        </h2>
        <p className={styles.description}>{description}</p>
        <p className={styles.meta}>
          <time dateTime={String(date)}>{day(date)}</time>
          {external && <span>{publishedOn(external)}</span>}
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
