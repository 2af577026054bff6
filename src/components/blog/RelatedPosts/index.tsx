import posts from '@generated/blog-posts/default/posts.json';
import BlogLink from '@site/src/components/blog/BlogLink';
import { useDay } from '@site/src/components/shared/useDay';
import { blog as blogWords, publisherOf } from '@site/src/site/blog';
import { translated } from '@site/src/words/translated';
import styles from './styles.module.css';

const blog = translated('blog', blogWords);

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
        {blog.related.heading}
      </h2>
      <ul className={styles.list}>
        {related.map((post) => (
          <li key={post.permalink} className={styles.item}>
            <BlogLink permalink={post.permalink} external={post.external} className={styles.link}>
              {post.title}
            </BlogLink>
            <p className={styles.meta}>
              {day(post.date)}
              {post.external && ` on ${publisherOf(post.external)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
