import Head from '@docusaurus/Head';
import { interpolate } from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import { useCounted } from '@site/src/components/shared/useCounted';
import { startsAtOnce } from '@site/src/site/controls';
import { pages } from '@site/src/site/links';
import { search } from '@site/src/site/search';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { tagOf, useElsewhere, type VersionWithResults } from '../Elsewhere/useElsewhere';
import { missingResultsLink, siteTag, useSearchSetup } from '../SearchPopUp/useSearchSetup';
import { adviceOn, docSearchWords, searchWords } from '../words';
import Result from './Result';
import styles from './styles.module.css';
import { type Found as Answer, type SearchState, useSearch } from './useSearch';
import { allVersions, useSearchAddress, writeSearchAddress } from './useSearchAddress';
import { useTypedQuery } from './useTypedQuery';

const { noResultsScreen, errorScreen } = docSearchWords;

/** The search page (specification §2): the whole list of results, twenty a page, of one version or of all. */
export default function SearchResults() {
  const { address, change } = useSearchAddress();
  const { setup, tags: contextTags, urls, indexName } = useSearchSetup();
  const versions = useVersions(undefined);
  const counted = useCounted();
  const [attempt, setAttempt] = useState(0);

  const current = versions.find(({ name }) => contextTags.includes(tagOf(name)));
  const chosen = versions.find(({ name }) => name === address.version) ?? current;
  const isAll = address.version === allVersions;
  const docsTags = (isAll ? versions : chosen ? [chosen] : []).map(({ name }) => tagOf(name));
  const { kind } = address;
  const ofKind = [...(kind === 'docs' ? [] : [siteTag]), ...(kind === 'site' ? [] : docsTags)];
  const tagList = isAll && kind === '' ? '' : ofKind.join(' ');
  const tags = useMemo(() => tagList.split(' ').filter(Boolean), [tagList]);
  const { query, page } = address;
  const state = useSearch({ setup, urls, indexName, tags, query, page, attempt });

  const isEmpty =
    state.status === 'found' &&
    (state.nbHits === 0 || state.isPartial) &&
    !isAll &&
    kind !== 'site';
  const elsewhere = useElsewhere(setup, tags, isEmpty ? state.query : undefined);

  const { text, setText, end, field } = useTypedQuery(query, (typed, how) =>
    change({ query: typed }, how),
  );

  // Only when the page opens: the field keeps the focus by itself afterwards.
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
      <h1>{searchWords.title}</h1>
      <noscript>
        <p className={styles.notice}>
          <Translate
            id="search.without"
            values={{
              documentation: (
                <a href={urls.withBaseUrl(pages.docs)}>
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
        action={urls.withBaseUrl(pages.search)}
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
        <label className={styles.field}>
          <span className="small-text">
            <Translate id="search.page.kind">Kind</Translate>
          </span>
          <select
            name="kind"
            value={kind}
            onChange={({ target }) => change({ kind: target.value }, 'push')}
          >
            <option value="">
              {translate({ id: 'search.page.everything', message: 'Everything' })}
            </option>
            <option value="docs">
              {translate({ id: 'search.page.docs', message: 'Documentation' })}
            </option>
            <option value="site">
              {translate({ id: 'search.page.site', message: 'Blog and site' })}
            </option>
          </select>
        </label>
      </form>
      <p className={styles.count} role="status">
        {statusText(
          state,
          isAll
            ? translate({ id: 'search.page.inAllVersions', message: 'all versions' })
            : (chosen?.label ?? ''),
          counted,
        )}
        {elsewhere && <span className="visually-hidden">. {elsewhere.text}</span>}
      </p>
      <Found
        state={state}
        elsewhere={elsewhere}
        isAll={isAll}
        linkTo={(part) => writeSearchAddress({ ...address, ...part })}
        onRetry={() => setAttempt((now) => now + 1)}
      />
    </div>
  );
}

/** Whether an address asks for a page of results that there is none of, while there are others. */
const isBeyondLast = ({ nbHits, nbPages, page }: Answer): boolean => nbHits > 0 && page > nbPages;

function statusText(state: SearchState, version: string, counted: ReturnType<typeof useCounted>) {
  if (state.status === 'error') {
    return errorScreen.titleText;
  }
  const found = state.status === 'found' ? state : undefined;
  if (found === undefined) {
    return '';
  }
  const { query, nbHits } = found;
  if (nbHits === 0) {
    return translate(
      { id: 'search.noResultsIn', message: 'No results for “{query}” in {version}' },
      { query, version },
    );
  }
  if (found.isPartial) {
    const near = interpolate(searchWords.resultsIn, {
      results: interpolate(searchWords.partial, { query }),
      version,
    });
    return `${near}. ${searchWords.near}`;
  }
  const results = counted(nbHits, searchWords.results);
  return translate(
    { id: 'search.resultsForIn', message: '{results} for “{query}” in {version}' },
    { results, query, version },
  );
}

interface FoundProps {
  state: SearchState;
  elsewhere: VersionWithResults | undefined;
  /** Whether all versions are searched. */
  isAll: boolean;
  linkTo: (part: { page?: number; version?: string }) => string;
  onRetry: () => void;
}

/** Places of results that are on their way. */
const Skeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    {[1, 2, 3].map((place) => (
      <div key={place} />
    ))}
  </div>
);

function Found({ state, elsewhere, isAll, linkTo, onRetry }: FoundProps) {
  if (state.status === 'idle') {
    return null;
  }
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
  const found = state.status === 'loading' ? state.before : state;
  if (found === undefined) {
    return <Skeleton />;
  }
  if (isBeyondLast(found)) {
    return null;
  }
  const isMissed = found.nbHits === 0 || found.isPartial;
  const further = (
    <>
      {isMissed && elsewhere && (
        <p>
          <Link to={linkTo({ version: elsewhere.name, page: 1 })}>{elsewhere.text}</Link>
        </p>
      )}
      {!isAll && (
        <p>
          <Link to={linkTo({ version: allVersions, page: 1 })}>
            <Translate id="search.page.searchAllVersions">Search all versions</Translate>
          </Link>
        </p>
      )}
      {isMissed && (
        <p>
          {noResultsScreen.reportMissingResultsText}{' '}
          <Link href={missingResultsLink(found)}>
            {noResultsScreen.reportMissingResultsLinkText}
          </Link>
        </p>
      )}
    </>
  );
  if (found.nbHits === 0) {
    return <div className={styles.notice}>{further}</div>;
  }
  const first = (found.page - 1) * search.hitsPerPage + 1;
  return (
    <div aria-busy={state.status === 'loading'}>
      <ol className={styles.results} start={first}>
        {found.hits.map((hit) => (
          <Result key={hit.objectID} hit={hit} hasVersion={isAll} onChoose={found.onChoose} />
        ))}
      </ol>
      <nav
        className={styles.paging}
        aria-label={translate({ id: 'search.page.paging', message: 'Pages of results' })}
      >
        {found.page > 1 && (
          <Link to={linkTo({ page: found.page - 1 })}>
            <Translate id="search.page.previous">Previous</Translate>
          </Link>
        )}
        <span>
          <Translate
            id="search.page.place"
            values={{ page: found.page, pages: Math.max(1, found.nbPages) }}
          >
            {'Page {page} of {pages}'}
          </Translate>
        </span>
        {found.page < found.nbPages && (
          <Link to={linkTo({ page: found.page + 1 })}>
            <Translate id="search.page.next">Next</Translate>
          </Link>
        )}
      </nav>
      <div className="text--center">{further}</div>
    </div>
  );
}
