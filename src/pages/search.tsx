import SearchResults from '@site/src/components/search/SearchResults';
import { searchWords } from '@site/src/components/search/words';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

const { title, description } = searchWords.page;

export default function SearchPage(): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main>
        <SearchResults />
      </main>
    </Layout>
  );
}
