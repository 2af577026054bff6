import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useHistory } from '@docusaurus/router';
import { followLinks } from '@site/src/components/Served/links';
import { scriptJson } from '@site/src/components/StructuredData/scriptJson';
import { type ReactNode, useEffect, useRef } from 'react';
import { type IslandRegistry, startIslands } from './islands';
import { type ArticleFacts, servedHtml, servedModule } from './served';

interface Props {
  facts: ArticleFacts;
  /** Components inside the article that are given life alone. */
  islands: IslandRegistry;
  children: ReactNode;
}

/** The article of the page's HTML: React keeps the server's elements and hydrates none of them. */
function ServedArticle({
  permalink,
  islands,
}: {
  permalink: string;
  islands: IslandRegistry;
}): React.JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useEffect(() => (ref.current ? followLinks(ref.current, history) : undefined), [history]);
  useEffect(() => (ref.current ? startIslands(ref.current, islands) : undefined), [islands]);
  return (
    <div
      ref={ref}
      data-article={permalink}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server rendered into this very page
      dangerouslySetInnerHTML={servedHtml}
    />
  );
}

/**
 * The text of a documentation page or a post. On the page that the reader opens it stays the server's HTML, and its Markdown
 * module is not loaded: hydrating every word was the greater part of a page's script time. Pages reached from there are
 * rendered as usual, by the same components, so both ways give the same elements.
 *
 * A component inside an article has no state of its own; it is marked up for `src/theme/controls`, or it is an `Island`.
 */
export default function Article({ facts, islands, children }: Props): React.JSX.Element {
  const { permalink } = facts.metadata;
  if (permalink === servedModule?.metadata.permalink) {
    return <ServedArticle permalink={permalink} islands={islands} />;
  }
  return (
    <div data-article={permalink}>
      {children}
      {!ExecutionEnvironment.canUseDOM && (
        <script
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data, which no browser runs
          dangerouslySetInnerHTML={{ __html: scriptJson(facts) }}
        />
      )}
    </div>
  );
}
