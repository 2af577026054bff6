// Wraps the metadata of a post: a summary of another publisher's post names that one as the canonical address.
import Head from '@docusaurus/Head';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { externalPermalink } from '@site/src/site/blog';
import BlogPostPageMetadata from '@theme-original/BlogPostPage/Metadata';

export default function BlogPostPageMetadataWithCanonical(): React.JSX.Element {
  const external = externalPermalink(useBlogPost().metadata.frontMatter);
  return (
    <>
      <BlogPostPageMetadata />
      {external && (
        <Head>
          <link rel="canonical" href={external} />
          <meta property="og:url" content={external} />
        </Head>
      )}
    </>
  );
}
