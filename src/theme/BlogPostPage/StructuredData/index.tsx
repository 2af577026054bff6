// Ejected, not wrapped: the stock component writes its description into the head itself, so a wrap could only add a second.
import { useBlogPost, useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import BlogStructuredData from '@site/src/components/BlogStructuredData';
import { completePosting } from '@site/src/components/BlogStructuredData/posting';

export default function BlogPostStructuredData(): React.JSX.Element {
  const { metadata } = useBlogPost();
  return <BlogStructuredData data={completePosting(useBlogPostStructuredData(), metadata)} />;
}
