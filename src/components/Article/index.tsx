import { useHistory } from '@docusaurus/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { type IslandRegistry, Islands } from '../Island/Islands';
import { followLinks } from './links';
import { servedHtml, servedPermalink } from './served';

interface Props {
  permalink: string;
  /** Components inside the article that are given life alone. */
  islands: IslandRegistry;
  children: ReactNode;
}

/** The article of the page's HTML: React keeps the server's elements and hydrates none of them. */
function ServedArticle({ permalink, islands }: Omit<Props, 'children'>): React.JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useEffect(() => (ref.current ? followLinks(ref.current, history) : undefined), [history]);
  return (
    <>
      <div
        ref={ref}
        data-article={permalink}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server rendered into this very page
        dangerouslySetInnerHTML={servedHtml}
      />
      <Islands registry={islands} container={ref} />
    </>
  );
}

/**
 * The text of a documentation page or a post. On the page that the reader opens it stays the server's HTML: hydrating every
 * word of it was the greater part of a page's script time. Pages reached from there are rendered as usual, by the same
 * components, so both ways give the same elements.
 *
 * A component inside an article has no state of its own; it is marked up for `src/theme/controls`, or it is an `Island`.
 */
export default function Article({ permalink, islands, children }: Props): React.JSX.Element {
  return permalink === servedPermalink ? (
    <ServedArticle permalink={permalink} islands={islands} />
  ) : (
    <div data-article={permalink}>{children}</div>
  );
}
