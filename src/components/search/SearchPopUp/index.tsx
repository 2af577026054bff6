import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import './docSearch.css';
import { createStorageSlot } from '@docusaurus/theme-common';
import { getSearchClient, preloadSearch } from '@site/src/search/client';
import { contextualFacetFilters } from '@site/src/search/client/facetFilters';
import { createInsightsClient } from '@site/src/search/client/insights';
import { popUpClient } from '@site/src/search/client/popUpClient';
import { isExternalResult } from '@site/src/search/client/resultUrl';
import { cleanSavedSearches } from '@site/src/search/client/savedSearches';
import { search } from '@site/src/site/search';
import clsx from 'clsx';
import {
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { keepAccessible } from './accessibleModal';
import { missingResultsLink, searchLink } from './searchLink';
import styles from './styles.module.css';
import { useSearchSetup } from './useSearchSetup';

/** Props of the pop-up; while it is closed it only loads what the first key needs. */
export interface SearchPopUpProps {
  isOpen: boolean;
  initialQuery: string;
  onClose: () => void;
}

export default function SearchPopUp({
  isOpen,
  initialQuery,
  onClose,
}: SearchPopUpProps): ReactNode {
  const { setup, tags } = useSearchSetup();
  // Again with every opening: the index may have changed since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: isOpen is a reason, not a value
  useEffect(() => {
    void preloadSearch(setup, tags);
  }, [setup, tags, isOpen]);
  return isOpen
    ? createPortal(<OpenPopUp initialQuery={initialQuery} onClose={onClose} />, document.body)
    : null;
}

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

function Hit({ hit, children }: HitProps): ReactNode {
  return isExternalResult(hit.url, search.externalUrlPattern) ? (
    <a href={hit.url}>{children}</a>
  ) : (
    <Link to={hit.url}>{children}</Link>
  );
}

type FooterProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];

function ResultsFooter({
  state,
  onClose,
}: FooterProps & Pick<SearchPopUpProps, 'onClose'>): ReactNode {
  return (
    <Link to={searchLink(state.query)} onClick={onClose}>
      See all {String(state.context.nbHits)} results
    </Link>
  );
}

/** A press beside the pop-up closes it, and would then take the focus away from the button that has just been given it. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof HTMLElement && event.target.matches('.DocSearch-Container')) {
    event.preventDefault();
  }
}

function OpenPopUp({ initialQuery, onClose }: Omit<SearchPopUpProps, 'isOpen'>): ReactNode {
  const { setup, tags, indexName, urls } = useSearchSetup();
  const history = useHistory();
  const root = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');

  useMemo(() => {
    for (const [name, limit] of [
      ['RECENT', search.recentLimit],
      ['FAVORITE', search.favoriteLimit],
    ] as const) {
      const slot = createStorageSlot(`__DOCSEARCH_${name}_SEARCHES__${indexName}`);
      cleanSavedSearches(slot, limit, urls);
    }
  }, [indexName, urls]);

  useEffect(() => {
    const container = root.current?.querySelector<HTMLElement>('.DocSearch-Container');
    return container ? keepAccessible(container) : undefined;
  }, []);

  const transformSearchClient = useMemo(
    () => () =>
      popUpClient(getSearchClient(setup), {
        urls,
        hitsPerGroup: search.hitsPerGroup,
        stallMs: search.stallMs,
        onAnswer: ({ query, nbHits }) =>
          setAnnouncement(
            nbHits === 0
              ? `No results for ${query}`
              : `${nbHits} ${nbHits === 1 ? 'result' : 'results'} for ${query}`,
          ),
        onError: () => setAnnouncement('Unable to fetch results'),
      }),
    [setup, urls],
  );
  const navigator = useMemo(
    () => ({
      navigate: ({ itemUrl }: { itemUrl: string }) => {
        if (isExternalResult(itemUrl, search.externalUrlPattern)) {
          window.location.assign(itemUrl);
        } else {
          history.push(itemUrl);
        }
      },
    }),
    [history],
  );
  const resultsFooterComponent = useCallback(
    ({ state }: FooterProps) => <ResultsFooter state={state} onClose={onClose} />,
    [onClose],
  );
  const insights = useMemo(
    () => (setup.hosted?.insights ? { insightsClient: createInsightsClient(setup.hosted) } : false),
    [setup],
  );
  const searchParameters = useMemo(
    () => ({ facetFilters: contextualFacetFilters(setup.language, tags) }),
    [setup, tags],
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what the pop-up inside is told
    <div
      ref={root}
      onMouseDown={keepFocus}
      className={clsx(styles.popUp, !setup.hosted && styles.offline)}
    >
      <DocSearchModal
        appId={setup.hosted?.appId ?? 'offline'}
        apiKey={setup.hosted?.apiKey ?? 'offline'}
        indexName={indexName}
        placeholder={search.placeholder}
        initialScrollY={window.scrollY}
        initialQuery={initialQuery}
        maxResultsPerGroup={search.hitsPerGroup}
        searchParameters={searchParameters as DocSearchModalProps['searchParameters']}
        transformSearchClient={transformSearchClient}
        navigator={navigator as DocSearchModalProps['navigator']}
        hitComponent={Hit as DocSearchModalProps['hitComponent']}
        resultsFooterComponent={resultsFooterComponent}
        getMissingResultsUrl={({ query }) => missingResultsLink(query)}
        insights={insights as DocSearchModalProps['insights']}
        onClose={onClose}
      />
      <div className="visually-hidden" role="status">
        {announcement}
      </div>
    </div>
  );
}
