import { translate } from '@docusaurus/Translate';
import SearchResults from '@site/src/components/search/SearchResults';
import { searchWords } from '@site/src/components/search/words';
import Layout from '@theme/Layout';

const description = translate({
  id: 'search.page.description',
  message: 'Search the documentation, the blog, and the site.',
});

export default function SearchPage() {
  return (
    <Layout title={searchWords.title} description={description}>
      <main>
        <SearchResults />
      </main>
    </Layout>
  );
}
