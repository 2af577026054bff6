import { translate } from '@docusaurus/Translate';
import posts from '@generated/site-data/default/posts.json';
import BlogLink from '@site/src/components/blog/BlogLink';
import { useDay } from '@site/src/components/shared/useDay';
import { publisherOf } from '@site/src/site/blog';
import styles from './styles.module.css';

/** The posts that share most tags with one, as the build chose them. */
export default function RelatedPosts({
  permalink,
}: {
  permalink: string;
}): React.JSX.Element | null {
  const day = useDay();
  const related = (posts[permalink]?.related ?? []).flatMap((other) => {
    const post = posts[other];
    return post === undefined ? [] : [{ permalink: other, ...post }];
  });
  if (related.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="related-posts" className={styles.related}>
      <h2 id="related-posts" className={styles.heading}>
        {translate({ id: 'blog.related.heading', message: 'Related posts' })}
      </h2>
      <ul className={styles.list}>
        {related.map((post) => (
          <li key={post.permalink} className={styles.item}>
            <BlogLink permalink={post.permalink} external={post.external} className={styles.link}>
              {post.title}
            </BlogLink>
            <p className={styles.meta}>
              {day(post.date)}
              {post.external &&
                ` ${translate({ id: 'blog.publishedOn', message: 'on {publisher}' }, { publisher: publisherOf(post.external) })}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
