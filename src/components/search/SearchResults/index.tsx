import Head from '@docusaurus/Head';
import { interpolate } from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import CardGrid from '@site/src/components/shared/Card';
import { useCounted } from '@site/src/components/shared/formats';
import { Drawing } from '@site/src/components/shared/pictures';
import { siteTag } from '@site/src/search/engine/shard';
import { startsAtOnce } from '@site/src/site/controls';
import { pages } from '@site/src/site/links';
import { search } from '@site/src/site/search';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { allVersions, missingResultsLink, useSearchSetup } from '../SearchPopUp/useSearchSetup';
import { adviceOn, docSearchWords, searchWords } from '../words';
import Result from './Result';
import styles from './styles.module.css';
import { type ShownAnswer as Answer, type SearchState, useSearch } from './useSearch';
import { useSearchAddress, writeSearchAddress } from './useSearchAddress';
import { useTypedQuery } from './useTypedQuery';

const { noResultsScreen, errorScreen } = docSearchWords;

/** Popular pages, for readers without a query. */
const startingPoints = [
  {
    icon: 'flow',
    to: pages.gettingStarted,
    title: translate({ id: 'search.page.gettingStarted', message: 'Getting started' }),
  },
  {
    icon: 'terminal',
    to: pages.sandbox,
    title: translate({ id: 'search.page.playground', message: 'Playground in your browser' }),
  },
  {
    icon: 'gear',
    to: pages.configurationKeys,
    title: translate({ id: 'search.page.keys', message: 'Configuration keys' }),
  },
  {
    icon: 'files',
    to: pages.errorMessages,
    title: translate({ id: 'search.page.errors', message: 'Error messages' }),
  },
  {
    icon: 'code',
    to: pages.restReference,
    title: translate({ id: 'search.page.rest', message: 'REST API' }),
  },
  {
    icon: 'layers',
    to: pages.compare,
    title: translate({ id: 'search.page.compare', message: 'How it compares' }),
  },
] as const;

/** Search tag of a docs version. */
const tagOf = (version: string): string => `docs-default-${version}`;

/** The search page (specification §2): all results of one or all versions, twenty per page. */
export default function SearchResults() {
  const { address, change } = useSearchAddress();
  const { query, page } = address;
  const site = useSearchSetup();
  const versions = useVersions(undefined);
  const counted = useCounted();
  const [attempt, setAttempt] = useState(0);

  const isAll = address.version === allVersions;
  const chosen =
    versions.find(({ name }) => name === address.version) ??
    versions.find(({ name }) => site.tags.includes(tagOf(name)));
  const chosenTag = chosen && tagOf(chosen.name);
  const tags = useMemo(
    () => (isAll ? [] : [siteTag, ...(chosenTag ? [chosenTag] : [])]),
    [isAll, chosenTag],
  );
  const state = useSearch({ site, tags, query, page, attempt });
  const { text, setText, end, field } = useTypedQuery(query, (typed, how) =>
    change({ query: typed }, how),
  );

  // Only when the page opens; later, the field keeps the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (query === '') {
      field.current?.focus();
    }
  }, []);

  const isAnswer = state.status === 'found' && state.query === query && state.page === page;
  const lastPage = isAnswer && isBeyondLast(state) ? state.nbPages : undefined;
  useEffect(() => {
    if (lastPage !== undefined) {
      change({ page: lastPage }, 'replace');
    }
  }, [lastPage, change]);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    end();
    if (text === query && page > 1) {
      change({ query }, 'push');
    }
  };
  const versionName = isAll
    ? translate({ id: 'search.page.inAllVersions', message: 'all versions' })
    : (chosen?.label ?? '');

  return (
    <div className="container margin-vert--lg text-column" {...{ [startsAtOnce]: '' }}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      {query && (
        <PageMetadata
          title={translate(
            { id: 'search.page.titleOf', message: 'Search results for “{query}”' },
            { query },
          )}
        />
      )}
      <Drawing name="tree" isBare className="head-drawing" />
      <h1>{searchWords.title}</h1>
      <noscript>
        <p className={styles.notice}>
          <Translate
            id="search.without"
            values={{
              documentation: (
                <a href={site.urls.withBaseUrl(pages.docs)}>
                  {translate({ id: 'search.documentation', message: 'documentation' })}
                </a>
              ),
            }}
          >
            {
              'Searching happens in your browser and needs JavaScript. Without it, the {documentation} has every page in its sidebar.'
            }
          </Translate>
        </p>
      </noscript>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is too young for the oldest browsers served */}
      <form
        className={styles.form}
        role="search"
        action={site.urls.withBaseUrl(pages.search)}
        onSubmit={onSubmit}
      >
        <label className={styles.field}>
          <span className="small-text">
            <Translate id="search.page.query">Search for</Translate>
          </span>
          <input
            ref={field}
            type="search"
            name={search.queryParameter}
            value={text}
            placeholder={searchWords.placeholder}
            maxLength={search.maxQueryLengthPage}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <label className={styles.field}>
          <span className="small-text">
            <Translate id="search.page.version">Version</Translate>
          </span>
          <select
            name="version"
            value={isAll ? allVersions : (chosen?.name ?? '')}
            onChange={({ target }) => change({ version: target.value }, 'push')}
          >
            {versions.map(({ name, label, isLast }) => (
              <option key={name} value={name}>
                {isLast
                  ? translate(
                      { id: 'search.page.latest', message: '{version} (latest)' },
                      { version: label },
                    )
                  : label}
              </option>
            ))}
            <option value={allVersions}>
              {translate({ id: 'search.page.allVersions', message: 'All versions' })}
            </option>
          </select>
        </label>
      </form>
      {query === '' && (
        <div className={styles.start}>
          <CardGrid
            size="small"
            cards={startingPoints.map((point) => ({ ...point, heading: 'h2' }))}
          />
        </div>
      )}
      <p className={styles.count} role="status">
        {statusText(state, versionName, counted)}
      </p>
      <Results
        state={state}
        isAll={isAll}
        linkTo={(part) => writeSearchAddress({ ...address, ...part })}
        onRetry={() => setAttempt((now) => now + 1)}
      />
    </div>
  );
}

/** Checks whether the address requests a page after the last page of results. */
const isBeyondLast = ({ nbHits, nbPages, page }: Answer): boolean => nbHits > 0 && page > nbPages;

function statusText(state: SearchState, version: string, counted: ReturnType<typeof useCounted>) {
  if (state.status === 'error') {
    return errorScreen.titleText;
  }
  if (state.status !== 'found') {
    return '';
  }
  const { query, nbHits, isPartial } = state;
  if (nbHits === 0) {
    return translate(
      { id: 'search.noResultsIn', message: 'No results for “{query}” in {version}' },
      { query, version },
    );
  }
  if (isPartial) {
    return `${translate(
      { id: 'search.partialIn', message: '{partial} in {version}' },
      { partial: interpolate(searchWords.partial, { query }), version },
    )}. ${searchWords.near}`;
  }
  const results = counted(nbHits, searchWords.results);
  return translate(
    { id: 'search.resultsForIn', message: '{results} for “{query}” in {version}' },
    { results, query, version },
  );
}

interface ResultsProps {
  state: SearchState;
  /** Whether all versions are searched. */
  isAll: boolean;
  linkTo: (part: { page?: number; version?: string }) => string;
  onRetry: () => void;
}

function Results({ state, isAll, linkTo, onRetry }: ResultsProps) {
  if (state.status === 'error') {
    return (
      <div className={styles.notice}>
        <p>{adviceOn(state.error)}</p>
        <button type="button" className="button button--primary" onClick={onRetry}>
          <Translate id="search.page.retry">Try again</Translate>
        </button>
      </div>
    );
  }
  const shown = state.status === 'loading' ? state.before : state;
  if (shown === undefined) {
    return (
      <div className={styles.skeleton} aria-hidden="true">
        <div />
        <div />
        <div />
      </div>
    );
  }
  if (shown.status === 'idle' || isBeyondLast(shown)) {
    return null;
  }
  const { hits, nbHits, nbPages, page, query, isPartial } = shown;
  const further = (
    <>
      {!isAll && (
        <p>
          <Link to={linkTo({ version: allVersions, page: 1 })}>{searchWords.allVersions}</Link>
        </p>
      )}
      {(nbHits === 0 || isPartial) && (
        <p>
          {noResultsScreen.reportMissingResultsText}{' '}
          <Link href={missingResultsLink({ query })}>
            {noResultsScreen.reportMissingResultsLinkText}
          </Link>
        </p>
      )}
    </>
  );
  if (nbHits === 0) {
    return <div className={styles.notice}>{further}</div>;
  }
  return (
    <div aria-busy={state.status === 'loading'}>
      <ol className={styles.results} start={(page - 1) * search.hitsPerPage + 1}>
        {hits.map((hit) => (
          <Result key={hit.objectID} hit={hit} hasVersion={isAll} />
        ))}
      </ol>
      <nav
        className={styles.paging}
        aria-label={translate({ id: 'search.page.paging', message: 'Pages of results' })}
      >
        {page > 1 && (
          <Link to={linkTo({ page: page - 1 })}>
            <Translate id="search.page.previous">Previous</Translate>
          </Link>
        )}
        <span>
          <Translate id="search.page.place" values={{ page, pages: Math.max(1, nbPages) }}>
            {'Page {page} of {pages}'}
          </Translate>
        </span>
        {page < nbPages && (
          <Link to={linkTo({ page: page + 1 })}>
            <Translate id="search.page.next">Next</Translate>
          </Link>
        )}
      </nav>
      <div className="text--center">{further}</div>
    </div>
  );
}
