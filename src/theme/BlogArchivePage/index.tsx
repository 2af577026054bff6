// Ejected, not wrapped: the stock archive skips a heading level, keys its entries by day and can't lead to a publisher.
import { translate } from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLink from '@site/src/components/blog/BlogLink';
import { publishedOn } from '@site/src/components/blog/BlogLink/publishedOn';
import { useDay } from '@site/src/components/shared/useDay';
import { externalPermalink } from '@site/src/site/blog';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

const title = translate({ id: 'blog.archive.title', message: 'Archive' });
const lead = translate({
  id: 'blog.archive.lead',
  message: 'Every post of the blog, newest year first.',
});

/** Groups posts by year, in the order in which they come: newest first. */
function byYear(posts: readonly ArchiveBlogPost[]): [year: string, posts: ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = String(new Date(post.metadata.date).getUTCFullYear());
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

function Entry({ post: { metadata } }: { post: ArchiveBlogPost }) {
  const external = externalPermalink(metadata.frontMatter);
  const day = useDay({ day: 'numeric', month: 'long' });
  return (
    <li className={styles.entry}>
      <time dateTime={String(metadata.date)} className={styles.day}>
        {day(metadata.date)}
      </time>
      <div>
        <BlogLink permalink={metadata.permalink} external={external} className={styles.link}>
          {metadata.title}
        </BlogLink>
        {external && <span className={styles.publisher}>{publishedOn(external)}</span>}
      </div>
    </li>
  );
}

export default function BlogArchivePage({ archive }: Props) {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} description={lead} />
      <Layout>
        <main className="container margin-vert--lg text-column">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year} aria-labelledby={`year-${year}`} className={styles.year}>
              <h2 id={`year-${year}`} className={styles.heading}>
                {year}
              </h2>
              <ol className="bare-list">
                {posts.map((post) => (
                  <Entry key={post.metadata.permalink} post={post} />
                ))}
              </ol>
            </section>
          ))}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
