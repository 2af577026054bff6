import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { TryItPlace } from '@site/src/components/rest/TryIt';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { followLinks } from './links';

/** Hydrates Try it, the only component of a static article that needs React; returns a function that ends it. */
export function hydrateTryIt(article: HTMLElement): () => void {
  const place = article.querySelector<HTMLElement>('[data-call]');
  if (place === null) {
    return () => undefined;
  }
  const root = hydrateRoot(place, <TryItPlace call={JSON.parse(place.dataset.call ?? '')} />);
  // React can't end a root while it renders another one.
  return () => queueMicrotask(() => root.unmount());
}

/** The article in the page's HTML: React keeps the server's elements and hydrates none of them. */
function ServerArticle({ element }: { element: Element }) {
  const ref = useRef<HTMLDivElement>(null);
  const history = useHistory();
  // Serialized only when React reads it to recreate the element after a failed hydration.
  const markup = (): string => element.innerHTML;
  const [html] = useState({ __html: { toString: markup, toJSON: markup } });
  useEffect(() => (ref.current ? followLinks(ref.current, history) : undefined), [history]);
  useEffect(() => (ref.current ? hydrateTryIt(ref.current) : undefined), []);
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

/**
 * An article that needs no React: on the page that the reader opens, React keeps the server's elements.
 * Hydrating every word was most of the script time. Pages reached by a link are rendered as usual.
 */
export default function StaticArticle({ children }: { children: ReactNode }) {
  const isBrowser = useIsBrowser();
  const [element] = useState(() =>
    // After a save, the development server renders the page again next to its old elements, which aren't server-rendered.
    ExecutionEnvironment.canUseDOM && !isBrowser && process.env.NODE_ENV !== 'development'
      ? document.querySelector('[data-static-article]')
      : null,
  );
  return element === null ? (
    <div data-static-article="">{children}</div>
  ) : (
    <ServerArticle element={element} />
  );
}
