// Wraps the metadata of a post: its Markdown export is one of its forms, and a summary of another publisher's post names that one as the canonical address.
import Head from '@docusaurus/Head';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { MarkdownExportLink } from '@site/src/components/shared/CopyPage';
import { externalPermalink } from '@site/src/site/blog';
import BlogPostPageMetadata from '@theme-original/BlogPostPage/Metadata';

export default function BlogPostPageMetadataWithCanonical() {
  const { permalink, unlisted, frontMatter } = useBlogPost().metadata;
  const external = externalPermalink(frontMatter);
  return (
    <>
      <BlogPostPageMetadata />
      {!unlisted && <MarkdownExportLink permalink={permalink} />}
      {external && (
        <Head>
          <link rel="canonical" href={external} />
          <meta property="og:url" content={external} />
        </Head>
      )}
    </>
  );
}
