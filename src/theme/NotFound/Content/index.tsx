// Ejected: the stock page (30 lines) sends the reader to the owner of another site; this one leads on. It isn't loaded lazily: without
// JavaScript, 404.html would hide it.
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { LinkList } from '@site/src/components/shared/links';
import { Drawing } from '@site/src/components/shared/pictures';
import { startsAtOnce } from '@site/src/site/controls';
import { pages } from '@site/src/site/links';
import { searchInput } from '@site/src/site/shellFigures';
import Heading from '@theme/Heading';
import { lazy, Suspense } from 'react';

const startingPoints = [
  { to: pages.docs, label: translate({ id: 'notFound.labels.docs', message: 'Documentation' }) },
  { to: pages.blog, label: translate({ id: 'notFound.labels.blog', message: 'Blog' }) },
  { to: pages.home, label: translate({ id: 'notFound.labels.home', message: 'Home' }) },
];
const title = translate({ id: 'notFound.title', message: 'Page not found' });

// Every docs page carries this file for addresses that it doesn't know; the search is loaded when one is opened.
const NearestPages = lazy(() => import('@site/src/components/search/NearestPages'));

/** Folders whose names don't describe a page. */
const folders = /^(docs|latest|next|blog|tags|careers|index|\d+(\.\d+)*)$/;

/** Returns the words in the last meaningful part of an address. */
function pathWords(pathname: string): string {
  const parts = pathname.replace(/\.\w+$/, '').split('/');
  const last = parts.filter((part) => part !== '' && !folders.test(part)).at(-1) ?? '';
  // Unlike decodeURIComponent, it leaves a `%` that encodes nothing alone.
  const text = new URLSearchParams(`last=${last.replaceAll('&', ' ')}`).get('last') ?? '';
  return text.replace(/[-_\s]+/g, ' ').trim();
}

export default function NotFoundContent() {
  const { pathname } = useLocation();
  // The server renders one file for all unknown addresses.
  const isBrowser = useIsBrowser();
  const words = isBrowser ? pathWords(pathname) : '';
  return (
    <main className="container margin-vert--lg text-column" {...{ [startsAtOnce]: '' }}>
      <PageMetadata title={title} />
      <Drawing name="branches" isBare className="head-drawing" />
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
      <section aria-live="polite">
        {isBrowser && (
          <Suspense>
            <NearestPages query={words} />
          </Suspense>
        )}
      </section>
      <search>
        <form action={useBaseUrl(pages.search)} className="field-row margin-vert--md">
          <input
            id="not-found-query"
            aria-label={translate({ id: 'notFound.field', message: 'Search this site' })}
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
        </form>
      </search>
      <LinkList links={startingPoints} />
    </main>
  );
}
