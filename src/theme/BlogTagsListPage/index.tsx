// Ejected, not wrapped: twenty-six tags read better in four groups with what each is about than under sixteen letters.
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  translateTagsPageTitle,
} from '@docusaurus/theme-common';
import { useCounted } from '@site/src/components/shared/useCounted';
import { tagGroups } from '@site/src/site/blog';
import { brand } from '@site/src/site/brand';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import styles from './styles.module.css';

const lead = translate({
  id: 'blog.tags.lead',
  message: 'What the posts are about. A post has two to five tags.',
});

/** The tags under the titles of their groups; those of no group come last. */
function groupsOf(tags: Props['tags']): { title: string; tags: Props['tags'] }[] {
  const keyOf = (permalink: string): string => permalink.split('/').filter(Boolean).at(-1) ?? '';
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label, brand.locale));
  const grouped = new Set(tagGroups.flatMap((group) => group.tags));
  const groups = tagGroups.map((group) => ({
    title: group.title,
    tags: sorted.filter(({ permalink }) => group.tags.includes(keyOf(permalink))),
  }));
  const others = sorted.filter(({ permalink }) => !grouped.has(keyOf(permalink)));
  return [
    ...groups,
    { title: translate({ id: 'blog.tags.others', message: 'Other topics' }), tags: others },
  ].filter((group) => group.tags.length > 0);
}

export default function BlogTagsListPage({ tags, sidebar }: Props) {
  const title = translateTagsPageTitle();
  const counted = useCounted();
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}
    >
      <PageMetadata title={title} description={lead} />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <header>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </header>
        {groupsOf(tags).map(({ title: group, tags: ofGroup }) => (
          <section key={group} className={styles.group}>
            <h2>{group}</h2>
            <ul className={styles.list}>
              {ofGroup.map(({ label, permalink, description, count }) => (
                <li key={permalink} className={styles.item}>
                  <Link to={permalink} rel="tag" className={styles.link}>
                    {label}
                  </Link>
                  <span className={styles.count}>
                    {counted(
                      count,
                      translate({ id: 'blog.tags.count', message: '1 post|{count} posts' }),
                    )}
                  </span>
                  <p className={styles.description}>{description}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
