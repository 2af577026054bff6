// Replaced: the stock archive skips a heading level and has a second banner landmark, and lists the oldest post first.
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import { useDay } from '@site/src/components/shared/formats';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';

const title = translate({ id: 'blog.archive.title', message: 'Archive' });
const lead = translate({
  id: 'blog.archive.lead',
  message: 'Every post of the blog, newest year first.',
});

function byYear(posts: readonly ArchiveBlogPost[]): [year: string, posts: ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = String(new Date(post.metadata.date).getUTCFullYear());
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

export default function BlogArchivePage({ archive }: Props) {
  const day = useDay({ day: 'numeric', month: 'long' });
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} description={lead} />
      <Layout>
        <main className="container margin-vert--lg">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year} aria-labelledby={`year-${year}`} className="row">
              <h2 id={`year-${year}`} className="col col--3">
                {year}
              </h2>
              <div className="col">
                <ul className="bare-list archive margin-bottom--lg">
                  {posts.map(({ metadata: { permalink, title: name, date, tags } }) => (
                    <li key={permalink}>
                      <time dateTime={String(date)} className="small-text">
                        {day(date)}
                      </time>
                      <Link to={permalink}>{name}</Link>
                      <span className="small-text">{tags[0]?.label}</span>
                    </li>
                  ))}
                </ul>
              </div>
            </section>
          ))}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
