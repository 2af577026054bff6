import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { interpolate } from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import './docSearch.css';
import { createStorageSlot } from '@docusaurus/theme-common';
import { useCounted } from '@site/src/components/shared/useCounted';
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
import Badges from '../Badges';
import { useElsewhere, type VersionWithResults } from '../Elsewhere/useElsewhere';
import { adviceOn, docSearchWords, searchWords } from '../words';
import { keepAccessible } from './accessibleModal';
import PopularPages from './PopularPages';
import styles from './styles.module.css';
import { missingResultsLink, searchLink, useSearchSetup } from './useSearchSetup';

/** Props of the pop-up; while it is closed it only loads what the first key needs. */
export interface SearchPopUpProps {
  isOpen: boolean;
  initialQuery: string;
  /** Called in the task that shows the pop-up. */
  onShow: () => void;
  onClose: () => void;
}

export default function SearchPopUp({ isOpen, ...shown }: SearchPopUpProps) {
  const { setup, tags, urls, indexName } = useSearchSetup();
  const [isClean, setClean] = useState(false);
  // Again with every opening: the index may have changed since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: isOpen is a reason, not a value
  useEffect(() => {
    void preloadSearch(setup, tags);
  }, [setup, tags, isOpen]);
  // Before the pop-up reads what it has saved, and after it has saved more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: isOpen is a reason, not a value
  useLayoutEffect(() => {
    const slots = ['FAVORITE', 'RECENT'].map((name) =>
      createStorageSlot(`__DOCSEARCH_${name}_SEARCHES__${indexName}`),
    );
    cleanSavedSearches(slots, urls);
    setClean(true);
  }, [indexName, urls, isOpen]);
  return isOpen && isClean ? createPortal(<OpenPopUp {...shown} />, document.body) : null;
}

/** The client adds everything else that a hosted index is asked (specification §7). */
const searchParameters = { hitsPerPage: search.hitsPerPage };

/** Renders only for props of its own: what is announced or listed beside the results changes with every key. */
const Modal = memo(DocSearchModal);

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

function Hit({
  hit,
  insightsClient,
  children,
}: HitProps & { insightsClient: InsightsClient | undefined }) {
  // DocSearch reports a click on every row but the first, whose number, 0, it takes for none.
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
  // Saved hits have no snippets. The title above them says what they are.
  const isResult = '_snippetResult' in hit || '_highlightResult' in hit;
  // Neither headings nor pages with their description have the icon of a text.
  const isText =
    hit.content && '_snippetResult' in hit && (hit.type !== 'lvl1' || 'parentID' in hit);
  const className = isText ? styles.text : undefined;
  return isExternalResult(hit.url, search.externalUrlPattern) ? (
    <a href={hit.url} className={className} onClick={onClick}>
      {children}
    </a>
  ) : (
    <Link to={hit.url} className={className} onClick={onClick}>
      {children}
      {isResult && <Badges url={hit.url} hasVersion={false} />}
    </Link>
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

/** Offers the version that has results, in the screen that says that there are none. DocSearch has no place for it. */
function ResultsElsewhere({
  root,
  query,
  version,
  onClose,
}: Pick<SearchPopUpProps, 'onClose'> & {
  root: HTMLElement | null;
  query: string;
  version: VersionWithResults;
}) {
  const screen = root?.querySelector('.DocSearch-NoResults');
  return screen
    ? createPortal(
        <p className={styles.elsewhere}>
          <Link to={searchLink(query, version.name)} onClick={onClose}>
            {version.text}
          </Link>
        </p>,
        screen,
      )
    : null;
}

/** A press beside the pop-up closes it, and would then take the focus away from the button that has just been given it. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof HTMLElement && event.target.matches('.DocSearch-Container')) {
    event.preventDefault();
  }
}

/** Treats a query of spaces as an empty one. */
function dropSpaces({ target }: FormEvent): void {
  if (target instanceof HTMLInputElement && target.value.trim() === '') {
    target.value = '';
  }
}

type Answered = Pick<SearchAnswer, 'query' | 'nbHits' | 'isPartial'>;

/** What is announced of an answer; the query at its end tells which one it is. */
function announcementOf(
  { query, nbHits, isPartial }: Answered,
  counted: ReturnType<typeof useCounted>,
): string {
  if (nbHits === 0) {
    return translate({ id: 'search.noResults', message: 'No results for {query}' }, { query });
  }
  const results = isPartial ? nbHits : counted(nbHits, searchWords.results);
  const found = translate(
    { id: 'search.resultsFor', message: '{results} for {query}' },
    { results, query },
  );
  return isPartial
    ? `${interpolate(searchWords.partial, { query })}. ${searchWords.near} ${found}`
    : found;
}

/** What the pop-up lists: nothing yet, saved searches, or what it found. */
type View = 'start' | 'saved' | 'results';

function viewOf(container: HTMLElement): View {
  if (container.querySelector('.DocSearch-StartScreen')) {
    return 'start';
  }
  return container.querySelector('input')?.value ? 'results' : 'saved';
}

function OpenPopUp({ initialQuery, onShow, onClose }: Omit<SearchPopUpProps, 'isOpen'>) {
  useLayoutEffect(onShow, [onShow]);
  const { setup, tags, indexName, urls } = useSearchSetup();
  const history = useHistory();
  const root = useRef<HTMLDivElement>(null);
  const found = useRef<string[]>([]);
  const [said, setSaid] = useState('');
  const [answer, setAnswer] = useState<Answered>();
  const counted = useCounted();
  const [advice, setAdvice] = useState<string>(docSearchWords.errorScreen.helpText);
  const [dropdown, setDropdown] = useState<HTMLElement | null>(null);
  const [view, setView] = useState<View>('saved');
  const [missed, setMissed] = useState<string>();
  const elsewhere = useElsewhere(setup, tags, missed);
  const [scrollY] = useState(() => window.scrollY);
  const announcement = said || (answer ? announcementOf(answer, counted) : '');

  useEffect(() => {
    const container = root.current?.querySelector<HTMLElement>('.DocSearch-Container');
    setDropdown(container?.querySelector<HTMLElement>('.DocSearch-Dropdown') ?? null);
    return container ? keepAccessible(container, () => setView(viewOf(container))) : undefined;
  }, []);

  const insights = useMemo(() => {
    const insightsClient = createInsightsClient(
      setup.hosted,
      (objectID) => found.current.indexOf(objectID) + 1,
    );
    return insightsClient ? { insightsClient } : false;
  }, [setup]);
  const transformSearchClient = useMemo(
    () => () =>
      popUpClient({
        ask: (query) => searchSite(setup, { query, tags, clickAnalytics: Boolean(insights) }),
        urls,
        stallMs: search.stallMs,
        onAnswer: ({ query, nbHits, hits, isPartial }) => {
          found.current = hits.map(({ objectID }) => objectID);
          setMissed(nbHits === 0 ? query : undefined);
          setAnswer({ query, nbHits, isPartial });
          setSaid('');
        },
        onError: (error) => {
          setMissed(undefined);
          setAnswer(undefined);
          setAdvice(adviceOn(error));
          setSaid(docSearchWords.errorScreen.titleText);
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
  const translations = useMemo(
    () => ({ ...docSearchWords, errorScreen: { ...docSearchWords.errorScreen, helpText: advice } }),
    [advice],
  );
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

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what the pop-up inside is told
    <div
      ref={root}
      onMouseDown={keepFocus}
      onChangeCapture={dropSpaces}
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
      {dropdown && view === 'start' && createPortal(<PopularPages onChoose={onClose} />, dropdown)}
      {dropdown &&
        view === 'results' &&
        answer?.isPartial &&
        answer.nbHits > 0 &&
        createPortal(
          <p className={styles.partial}>
            {interpolate(searchWords.partial, { query: answer.query })}
          </p>,
          dropdown,
        )}
      {elsewhere && missed !== undefined && (
        <ResultsElsewhere
          key={missed}
          root={root.current}
          query={missed}
          version={elsewhere}
          onClose={onClose}
        />
      )}
      <div className="visually-hidden" role="status">
        {elsewhere ? `${announcement}. ${elsewhere.text}` : announcement}
      </div>
    </div>
  );
}
