import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import SearchResults from '../components/SearchResults';

export default function SearchPage(): ReactNode {
  return (
    <Layout title="Search" description="Search the documentation, the blog and the site.">
      <main>
        <SearchResults />
      </main>
    </Layout>
  );
}
