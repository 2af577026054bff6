import { TryItPlace } from '@site/src/components/rest/TryIt';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import StaticPart from '../StaticPart';
import { prefetchLinks } from '../StaticPart/links';

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

function attach(article: HTMLElement): () => void {
  const ends = [hydrateTryIt(article), prefetchLinks(article)];
  return () => ends.forEach((end) => void end());
}

/** The text of an article that needs no React. */
export default function StaticArticle({ children }: { children: ReactNode }) {
  return (
    <StaticPart name="article" className="" attach={attach}>
      {children}
    </StaticPart>
  );
}
