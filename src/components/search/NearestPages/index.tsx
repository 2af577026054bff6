import { translate } from '@docusaurus/Translate';
import { useSearchSetup } from '@site/src/components/search/SearchPopUp/useSearchSetup';
import Result from '@site/src/components/search/SearchResults/Result';
import styles from '@site/src/components/search/SearchResults/styles.module.css';
import { useSearch } from '@site/src/components/search/SearchResults/useSearch';

const maxPages = 5;

/** Lists the pages that match the words of an address. */
export default function NearestPages({ query }: { query: string }) {
  const site = useSearchSetup();
  const state = useSearch({ site, tags: site.tags, query, page: 1 });
  const results = state.status === 'found' ? state : undefined;
  const pageOf = (url: string): string => url.replace(/#.*/, '');
  const nearest = (results?.hits ?? [])
    .filter(
      ({ url }, index, hits) => hits.findIndex((hit) => pageOf(hit.url) === pageOf(url)) === index,
    )
    .slice(0, maxPages);
  return results !== undefined && nearest.length > 0 ? (
    <>
      <h2>{translate({ id: 'notFound.nearest', message: 'Nearest pages' })}</h2>
      <ol className={styles.results}>
        {nearest.map((hit) => (
          <Result key={hit.objectID} hit={hit} />
        ))}
      </ol>
    </>
  ) : null;
}
