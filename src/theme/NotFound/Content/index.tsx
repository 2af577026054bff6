// Ejected, not wrapped: the stock page (30 lines) sends the reader to the owner of another site; this one leads on. It isn't loaded lazily:
// without JavaScript, 404.html would hide it.
import Link from '@docusaurus/Link';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Drawing from '@site/src/components/shared/Drawing';
import LinkList from '@site/src/components/shared/LinkList';
import { startsAtOnce } from '@site/src/site/controls';
import { pages } from '@site/src/site/links';
import { searchInput } from '@site/src/site/shellFigures';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import { lazy, Suspense } from 'react';
import { pageInLatest } from './pageInLatest';
import { pathWords } from './pathWords';
import styles from './styles.module.css';

const waysOn = [
  { to: pages.docs, label: translate({ id: 'notFound.labels.docs', message: 'Documentation' }) },
  {
    to: pages.gettingStarted,
    label: translate({ id: 'notFound.labels.gettingStarted', message: 'Getting started' }),
  },
  { to: pages.blog, label: translate({ id: 'notFound.labels.blog', message: 'Blog' }) },
  { to: pages.home, label: translate({ id: 'notFound.labels.home', message: 'Home' }) },
];
const title = translate({ id: 'notFound.title', message: 'Page not found' });

// Every docs page carries this file for addresses that it doesn't know; the search is loaded when one is opened.
const NearestPages = lazy(() => import('@site/src/components/search/NearestPages'));

export default function NotFoundContent() {
  const { pathname } = useLocation();
  const latest = useLatestVersion(undefined);
  // One file serves every address that is not found: the server doesn't know yet which one that is.
  const isBrowser = useIsBrowser();
  const words = isBrowser ? pathWords(pathname) : '';
  const inLatest = isBrowser ? pageInLatest(pathname, latest) : undefined;
  return (
    <main
      className={clsx('container margin-vert--lg text-column', styles.page)}
      {...{ [startsAtOnce]: '' }}
    >
      <PageMetadata title={title} />
      <Drawing name="branches" isBare className={styles.drawing} />
      <Heading as="h1">{title}</Heading>
      <p>
        <Translate
          id="notFound.text"
          values={{
            path: isBrowser ? (
              <code>{pathname}</code>
            ) : (
              translate({ id: 'notFound.thisAddress', message: 'this address' })
            ),
          }}
        >
          {
            'There is no page at {path}. It might have moved, or it might exist only in another version of the documentation.'
          }
        </Translate>
      </p>
      {inLatest && (
        <p className={styles.inLatest}>
          <Translate
            id="notFound.inLatest"
            values={{ version: latest.label, link: <Link to={inLatest}>{inLatest}</Link> }}
          >
            {'The latest version of the documentation, {version}, has this page: {link}'}
          </Translate>
        </p>
      )}
      <search>
        <form action={useBaseUrl(pages.search)} className={styles.search}>
          <label htmlFor="not-found-query">
            {translate({ id: 'notFound.field', message: 'Search this site' })}
          </label>
          <span className={styles.field}>
            <input
              id="not-found-query"
              name={searchInput.queryParameter}
              type="search"
              maxLength={searchInput.maxQueryLengthPage}
              key={words}
              defaultValue={words}
              required
            />
            <button type="submit" className="filled-action">
              {translate({ id: 'notFound.button', message: 'Search' })}
            </button>
          </span>
        </form>
      </search>
      <p>{translate({ id: 'notFound.others', message: 'Or go to:' })}</p>
      <LinkList links={waysOn} />
      <section aria-live="polite" className="margin-top--md">
        {isBrowser && (
          <Suspense>
            <NearestPages query={words} />
          </Suspense>
        )}
      </section>
    </main>
  );
}
