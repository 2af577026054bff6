import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { startIslands } from './islands';
import { followLinks } from './links';
import { islands } from './registry';

/** An element's HTML, serialized only when React reads it to recreate the element after a failed hydration. */
const markupOf = (element: Element): TrustedHTML => ({
  toString: () => element.innerHTML,
  toJSON: () => element.innerHTML,
});

/** The article in the page's HTML: React keeps the server's elements and hydrates none of them. */
function ServerArticle({ element }: { element: Element }) {
  const ref = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const [html] = useState(() => ({ __html: markupOf(element) }));
  useEffect(() => (ref.current ? followLinks(ref.current, history) : undefined), [history]);
  useEffect(() => (ref.current ? startIslands(ref.current, islands) : undefined), []);
  return (
    <div
      ref={ref}
      data-static-article=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server rendered into this very page
      dangerouslySetInnerHTML={html}
    />
  );
}

/** Returns the article to hydrate: none on the server, in `npm run dev`, or on a page that a link within the site has led to. */
function useServerElement(): Element | null {
  const isBrowser = useIsBrowser();
  const [element] = useState(() =>
    // After a save, the development server renders the page again next to its old elements, which aren't server-rendered.
    ExecutionEnvironment.canUseDOM && !isBrowser && process.env.NODE_ENV !== 'development'
      ? document.querySelector('[data-static-article]')
      : null,
  );
  return element;
}

/**
 * An article of text and components that need no React in the browser. Where the reader opens its page, the elements of the
 * server stay as they are: hydrating every word was the greater part of a page's script time. Pages reached by a link within the
 * site are rendered as usual, so both ways give the same elements. The build wraps the articles that can be static
 * (src/plugins/articles); a component inside is marked up for `src/client/controls`, or it is an `Island`.
 */
export default function StaticArticle({ children }: { children: ReactNode }) {
  const element = useServerElement();
  return element === null ? (
    <div data-static-article="">{children}</div>
  ) : (
    <ServerArticle element={element} />
  );
}
