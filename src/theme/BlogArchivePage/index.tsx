// Replaced: the stock archive skips a heading level and has a second banner landmark, and lists the oldest post first.
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import FactTable from '@site/src/components/shared/FactTable';
import { useDay } from '@site/src/components/shared/formats';
import type { Props } from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';

const title = translate({ id: 'blog.archive.title', message: 'Archive' });
const lead = translate({
  id: 'blog.archive.lead',
  message: 'Every post of the blog, newest first.',
});
const heads = [
  translate({ id: 'blog.archive.post', message: 'Post' }),
  translate({ id: 'blog.archive.date', message: 'Date' }),
  translate({ id: 'blog.archive.topic', message: 'Topic' }),
];

export default function BlogArchivePage({ archive }: Props) {
  const day = useDay();
  const rows = archive.blogPosts.map(({ metadata: { permalink, title: name, date, tags } }) => {
    const link = (
      <Link key={permalink} to={permalink}>
        {name}
      </Link>
    );
    return { key: permalink, cells: [link, day(date), tags[0]?.label] };
  });
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} description={lead} />
      <Layout>
        <main className="container margin-vert--lg">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <section>
            <FactTable heads={heads} rows={rows} />
          </section>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
