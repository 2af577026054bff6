// Ejected, not wrapped: the stock page (30 lines) sends the reader to the owner of another site; this one leads on.
import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { pages } from '@site/src/site/links';
import { notFound as notFoundWords } from '@site/src/site/notFound';
import { search } from '@site/src/site/search';
import { wakesAtOnce } from '@site/src/site/wake';
import { translated } from '@site/src/words/translated';
import Heading from '@theme/Heading';
import { pageInLatest } from './pageInLatest';
import styles from './styles.module.css';

const notFound = translated('notFound', notFoundWords);
const waysOn = Object.keys(notFoundWords.labels) as (keyof typeof notFoundWords.labels)[];

export default function NotFoundContent(): React.JSX.Element {
  const { pathname } = useLocation();
  const latest = useLatestVersion(undefined);
  // One file serves every address that is not found: the server doesn't know yet which one that is.
  const isBrowser = useIsBrowser();
  const inLatest = isBrowser ? pageInLatest(pathname, latest) : undefined;
  return (
    <main className={styles.page} {...{ [wakesAtOnce]: '' }}>
      <PageMetadata title={notFound.title} />
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <Heading as="h1">{notFound.title}</Heading>
      <p>
        <Interpolate values={{ path: isBrowser ? <code>{pathname}</code> : notFound.thisAddress }}>
          {notFound.text}
        </Interpolate>
      </p>
      {inLatest && (
        <p className={styles.inLatest}>
          <Interpolate
            values={{ version: latest.label, link: <Link to={inLatest}>{inLatest}</Link> }}
          >
            {notFound.inLatest}
          </Interpolate>
        </p>
      )}
      <search>
        <form action={useBaseUrl(pages.search)} className={styles.search}>
          <label htmlFor="not-found-query">{notFound.field}</label>
          <span className={styles.field}>
            <input
              id="not-found-query"
              name={search.queryParameter}
              type="search"
              maxLength={search.maxQueryLengthPage}
              required
            />
            <button type="submit">{notFound.button}</button>
          </span>
        </form>
      </search>
      <p>{notFound.others}</p>
      <ul>
        {waysOn.map((name) => (
          <li key={name}>
            <Link to={pages[name]}>{notFound.labels[name]}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
