// Ejected, not wrapped: the stock component writes its description into the head itself, so a wrap could only add a second.
import { useBlogPost, useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StructuredData from '@site/src/components/shared/StructuredData';
import { completePosting } from '@site/src/components/shared/StructuredData/posting';

export default function BlogPostStructuredData() {
  const { metadata } = useBlogPost();
  const { currentLocale } = useDocusaurusContext().i18n;
  const posting = useBlogPostStructuredData();
  return <StructuredData data={completePosting(posting, metadata, currentLocale)} />;
}
