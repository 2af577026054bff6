// Ejected, not wrapped: the posts of a tag are the index, filtered; the stock page has a head and columns of its own.
import { translate } from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogList from '@site/src/components/blog/BlogList';
import { useCounted } from '@site/src/components/shared/useCounted';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type { Props } from '@theme/BlogTagsPostsPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import Layout from '@theme/Layout';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';

export default function BlogTagsPostsPage({ tag, items, listMetadata }: Props) {
  const nPosts = useCounted()(
    tag.count,
    translate({ id: 'theme.blog.post.plurals', message: 'One post|{count} posts' }),
  );
  const title = translate(
    { id: 'blogTag.title', message: '{nPosts} tagged with “{tagName}”' },
    { nPosts, tagName: tag.label },
  );
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}
    >
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="blog_tags_posts" />
      <Layout>
        <BlogList
          heading={title}
          lead={tag.description}
          blogPath={tag.allTagsPath.replace(/\/tags$/, '')}
          currentTag={tag.permalink}
        >
          {tag.unlisted && <Unlisted />}
          <BlogPostItems items={items} />
          {listMetadata.totalPages > 1 && <BlogListPaginator metadata={listMetadata} />}
        </BlogList>
      </Layout>
    </HtmlClassNameProvider>
  );
}
