import SearchResults from '@site/src/components/search/SearchResults';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function SearchPage(): ReactNode {
  return (
    <Layout title="Search" description="Search the documentation, the blog and the site.">
      <main>
        <SearchResults />
      </main>
    </Layout>
  );
}
