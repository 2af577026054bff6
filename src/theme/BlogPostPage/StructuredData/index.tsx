// Ejected, not wrapped: the stock component writes its description into the head itself, so a wrap could only add a second.
import { useBlogPost, useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import StructuredData from '@site/src/components/shared/StructuredData';
import { completePosting } from '@site/src/components/shared/StructuredData/posting';

export default function BlogPostStructuredData(): React.JSX.Element {
  const { metadata } = useBlogPost();
  return <StructuredData data={completePosting(useBlogPostStructuredData(), metadata)} />;
}
