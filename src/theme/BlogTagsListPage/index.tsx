// Ejected, not wrapped: twenty-six tags read better as one list with what each is about than under sixteen letters.
import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  translateTagsPageTitle,
} from '@docusaurus/theme-common';
import { blog as blogWords } from '@site/src/site/blog';
import { brand } from '@site/src/site/brand';
import { translated } from '@site/src/words/translated';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import styles from './styles.module.css';

const blog = translated('blog', blogWords);

export default function BlogTagsListPage({ tags, sidebar }: Props): React.JSX.Element {
  const title = translateTagsPageTitle();
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}
    >
      <PageMetadata title={title} description={blog.tags.lead} />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <header>
          <h1>{title}</h1>
          <p className={styles.lead}>{blog.tags.lead}</p>
        </header>
        <ul className={styles.list}>
          {[...tags]
            .sort((a, b) => a.label.localeCompare(b.label, brand.locale))
            .map(({ label, permalink, description, count }) => (
              <li key={permalink} className={styles.item}>
                <Link to={permalink} rel="tag" className={styles.link}>
                  {label}
                </Link>
                <span className={styles.count}>{count === 1 ? '1 post' : `${count} posts`}</span>
                <p className={styles.description}>{description}</p>
              </li>
            ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
