import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { isExternalResult } from '@site/src/search/client/resultUrl';
import type { SearchHit } from '@site/src/search/engine/hits';
import { levels } from '@site/src/search/engine/record';
import { search } from '@site/src/site/search';
import styles from './styles.module.css';

/** Renders a text with `<mark>` around matches. Other tags are plain text. */
function Marked({ text }: { text: string }) {
  return text.split(/<mark>(.*?)<\/mark>/s).map((piece, index) => {
    const key = `${index}-${piece}`;
    return index % 2 === 1 ? <mark key={key}>{piece}</mark> : <span key={key}>{piece}</span>;
  });
}

interface Props {
  hit: SearchHit;
  /** Whether the results are from several versions. */
  hasVersion?: boolean;
}

/** A result: its heading as a link, its place, and the matching text. */
export default function Result({ hit, hasVersion = false }: Props) {
  const snippet = hit._snippetResult;
  const texts = levels.flatMap((level) => {
    const text = snippet?.hierarchy?.[level]?.value ?? hit.hierarchy[level];
    return text ? [text] : [];
  });
  const heading = texts.at(-1) ?? hit.url;
  const content = snippet?.content?.value ?? hit.content;
  const label = <Marked text={heading} />;
  const path = hit.url.replace(/^https?:\/\/[^/]+/, '');
  const version = useVersions(undefined).find((entry) => path.startsWith(`${entry.path}/`))?.label;
  return (
    <li className={styles.result}>
      <h2 className={styles.heading}>
        {isExternalResult(hit.url, search.externalUrlPattern) ? (
          <a href={hit.url}>{label}</a>
        ) : (
          <Link to={hit.url}>{label}</Link>
        )}
      </h2>
      <p className={`small-text ${styles.where}`}>
        {hasVersion && version && <span className={styles.version}>{version}</span>}{' '}
        <Marked text={texts.slice(0, -1).join(' › ')} />
      </p>
      {content && (
        <p className={styles.text}>
          <Marked text={content} />
        </p>
      )}
    </li>
  );
}
