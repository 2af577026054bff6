// Wrapped: React keeps the server's elements of an article that needs no React (src/plugins/articles/rehypeStaticArticle.ts), and doesn't
// even call the component that makes them: on a long page that took a phone 100 ms.
import { TryItPlace } from '@site/src/components/rest/TryIt';
import StaticPart from '@site/src/components/shared/StaticPart';
import { prefetchLinks } from '@site/src/components/shared/StaticPart/links';
import MDXContent from '@theme-original/MDXContent';
import { type ComponentProps, isValidElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

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

export default function StaticMDXContent({ children }: ComponentProps<typeof MDXContent>) {
  const content = <MDXContent>{children}</MDXContent>;
  // The framework makes what an article exports a property of its component.
  const isStatic = isValidElement(children) && 'isStatic' in Object(children.type);
  return isStatic ? (
    <StaticPart name="article" attach={attach}>
      {content}
    </StaticPart>
  ) : (
    content
  );
}
