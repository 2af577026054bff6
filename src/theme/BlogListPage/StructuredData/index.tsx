// Ejected, not wrapped: the stock component writes its description into the head itself, so a wrap could only add a second.
import { useBlogListPageStructuredData } from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StructuredData from '@site/src/components/shared/StructuredData';
import { completePosting } from '@site/src/components/shared/StructuredData/posting';
import type { Props } from '@theme/BlogListPage/StructuredData';

export default function BlogListPageStructuredData(props: Props) {
  const data = useBlogListPageStructuredData(props);
  const { currentLocale } = useDocusaurusContext().i18n;
  const postings: readonly unknown[] = Array.isArray(data.blogPost) ? data.blogPost : [];
  const blogPost = props.items.map(({ content }, index) =>
    completePosting({ ...(postings[index] ?? {}) }, content.metadata, currentLocale),
  );
  return <StructuredData data={{ ...data, blogPost }} />;
}
