import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { interpolate } from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import './docSearch.css';
import { createStorageSlot } from '@docusaurus/theme-common';
import { useCounted } from '@site/src/components/shared/formats';
import { preloadSearch, type SearchAnswer, searchSite } from '@site/src/search/client';
import { createInsightsClient, type InsightsClient } from '@site/src/search/client/insights';
import { popUpClient } from '@site/src/search/client/popUpClient';
import { isExternalResult } from '@site/src/search/client/resultUrl';
import { cleanSavedSearches } from '@site/src/search/client/savedSearches';
import { search } from '@site/src/site/search';
import clsx from 'clsx';
import {
  type FormEvent,
  type MouseEvent,
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { adviceOn, docSearchWords, searchWords } from '../words';
import { keepAccessible } from './accessibleModal';
import styles from './styles.module.css';
import { allVersions, missingResultsLink, searchLink, useSearchSetup } from './useSearchSetup';

/** Props of the pop-up. While it is closed, it only preloads the index. */
export interface SearchPopUpProps {
  isOpen: boolean;
  initialQuery: string;
  /** Called when the pop-up appears. */
  onShow: () => void;
  onClose: () => void;
}

export default function SearchPopUp({ isOpen, ...shown }: SearchPopUpProps) {
  const { setup, tags, indexName } = useSearchSetup();
  const [isClean, setClean] = useState(false);
  // At each opening, because the index may have changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: isOpen is a reason, not a value
  useEffect(() => {
    void preloadSearch(setup, tags);
  }, [setup, tags, isOpen]);
  // Before the pop-up reads its saved searches, and after it has written them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: isOpen is a reason, not a value
  useLayoutEffect(() => {
    const slots = ['FAVORITE', 'RECENT'].map((name) =>
      createStorageSlot(`__DOCSEARCH_${name}_SEARCHES__${indexName}`),
    );
    cleanSavedSearches(slots);
    setClean(true);
  }, [indexName, isOpen]);
  return isOpen && isClean ? createPortal(<OpenPopUp {...shown} />, document.body) : null;
}

/** The client adds the other search parameters (specification §7). */
const searchParameters = { hitsPerPage: search.hitsPerPage };

/** Memoized, because the announcement next to it changes with every key. */
const Modal = memo(DocSearchModal);

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

function Hit({
  hit,
  insightsClient,
  children,
}: HitProps & { insightsClient: InsightsClient | undefined }) {
  // DocSearch doesn't report clicks on the first row, because it treats the number 0 as missing.
  const onClick = (): void => {
    if (
      '__autocomplete_id' in hit &&
      hit.__autocomplete_id === 0 &&
      '__autocomplete_queryID' in hit
    ) {
      insightsClient?.('clickedObjectIDsAfterSearch', {
        eventName: 'Item Selected',
        index: hit.__autocomplete_indexName,
        objectIDs: [hit.objectID],
        queryID: hit.__autocomplete_queryID,
      });
    }
  };
  // Headings, saved hits, and pages with a description don't have the icon of a text.
  const isText =
    '_snippetResult' in hit && hit.content && (hit.type !== 'lvl1' || 'parentID' in hit);
  const link = { className: isText ? styles.text : undefined, onClick, children };
  return isExternalResult(hit.url, search.externalUrlPattern) ? (
    <a href={hit.url} {...link} />
  ) : (
    <Link to={hit.url} {...link} />
  );
}

type FooterProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];

function ResultsFooter({ state, onClose }: FooterProps & Pick<SearchPopUpProps, 'onClose'>) {
  const counted = useCounted();
  return (
    <Link to={searchLink(state.query)} onClick={onClose}>
      {counted(
        Number(state.context.nbHits),
        translate({ id: 'search.seeAll', message: 'See 1 result|See all {count} results' }),
      )}
    </Link>
  );
}

/** Keeps a press outside the pop-up, which closes it, from taking the focus from the button. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof HTMLElement && event.target.matches('.DocSearch-Container')) {
    event.preventDefault();
  }
}

/** Returns the announcement of some results. */
function announcementOf(
  { query, nbHits, isPartial }: SearchAnswer,
  counted: ReturnType<typeof useCounted>,
): string {
  if (nbHits === 0) {
    return translate({ id: 'search.noResults', message: 'No results for {query}' }, { query });
  }
  const results = isPartial ? nbHits : counted(nbHits, searchWords.results);
  const sentence = translate(
    { id: 'search.resultsFor', message: '{results} for {query}' },
    { results, query },
  );
  return isPartial
    ? `${interpolate(searchWords.partial, { query })}. ${searchWords.near} ${sentence}`
    : sentence;
}

function OpenPopUp({ initialQuery, onShow, onClose }: Omit<SearchPopUpProps, 'isOpen'>) {
  useLayoutEffect(onShow, [onShow]);
  const { setup, tags, indexName, urls } = useSearchSetup();
  const history = useHistory();
  const counted = useCounted();
  const root = useRef<HTMLDivElement>(null);
  const shownIds = useRef<string[]>([]);
  const [answer, setAnswer] = useState<SearchAnswer>();
  const [advice, setAdvice] = useState<string>();
  const [dropdown, setDropdown] = useState<Element | null>(null);
  const [scrollY] = useState(() => window.scrollY);

  useEffect(() => {
    const container = root.current?.querySelector<HTMLElement>('.DocSearch-Container');
    setDropdown(container?.querySelector('.DocSearch-Dropdown') ?? null);
    return container ? keepAccessible(container) : undefined;
  }, []);

  /** Treats a query of spaces as empty. */
  const onInput = ({ target }: FormEvent): void => {
    if (target instanceof HTMLInputElement && target.value.trim() === '') {
      target.value = '';
      setAnswer(undefined);
    }
  };

  const insights = useMemo(() => {
    const insightsClient = createInsightsClient(
      setup.hosted,
      (objectID) => shownIds.current.indexOf(objectID) + 1,
    );
    return insightsClient ? { insightsClient } : false;
  }, [setup]);
  const transformSearchClient = useMemo(
    () => () =>
      popUpClient({
        ask: (query) => searchSite(setup, { query, tags, clickAnalytics: Boolean(insights) }),
        urls,
        stallMs: search.stallMs,
        onAnswer: (next) => {
          shownIds.current = next.hits.map(({ objectID }) => objectID);
          setAnswer(next);
          setAdvice(undefined);
        },
        onError: (error) => {
          setAnswer(undefined);
          setAdvice(adviceOn(error));
        },
      }),
    [setup, tags, urls, insights],
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
  const translations = useMemo(() => {
    const { errorScreen } = docSearchWords;
    const helpText = advice ?? errorScreen.helpText;
    return { ...docSearchWords, errorScreen: { ...errorScreen, helpText } };
  }, [advice]);
  const resultsFooterComponent = useCallback(
    ({ state }: FooterProps) => <ResultsFooter state={state} onClose={onClose} />,
    [onClose],
  );
  const hitComponent = useCallback(
    ({ hit, children }: HitProps) => (
      <Hit hit={hit} insightsClient={insights ? insights.insightsClient : undefined}>
        {children}
      </Hit>
    ),
    [insights],
  );
  const note =
    answer?.nbHits === 0 ? (
      <Link to={searchLink(answer.query, allVersions)} onClick={onClose}>
        {searchWords.allVersions}
      </Link>
    ) : (
      answer?.isPartial && interpolate(searchWords.partial, { query: answer.query })
    );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens in the pop-up inside
    <div
      ref={root}
      onMouseDown={keepFocus}
      onChangeCapture={onInput}
      onResetCapture={() => setAnswer(undefined)}
      className={clsx(styles.popUp, !setup.hosted && styles.offline)}
    >
      <Modal
        appId={setup.hosted?.appId ?? 'offline'}
        apiKey={setup.hosted?.apiKey ?? 'offline'}
        indexName={indexName}
        placeholder={searchWords.placeholder}
        translations={translations}
        initialScrollY={scrollY}
        initialQuery={initialQuery.trimStart().slice(0, search.maxQueryLengthPopUp)}
        disableUserPersonalization={!search.personalization}
        maxResultsPerGroup={search.hitsPerGroup}
        searchParameters={searchParameters}
        transformSearchClient={transformSearchClient}
        navigator={navigator as DocSearchModalProps['navigator']}
        hitComponent={hitComponent as DocSearchModalProps['hitComponent']}
        resultsFooterComponent={resultsFooterComponent}
        getMissingResultsUrl={missingResultsLink}
        insights={insights as DocSearchModalProps['insights']}
        onClose={onClose}
      />
      {dropdown &&
        note &&
        createPortal(
          <p className={answer?.isPartial ? styles.partial : styles.elsewhere}>{note}</p>,
          dropdown,
        )}
      <div className="visually-hidden" role="status">
        {advice ? docSearchWords.errorScreen.titleText : answer && announcementOf(answer, counted)}
      </div>
    </div>
  );
}
