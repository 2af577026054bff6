import LoadError from '@site/src/components/shared/LoadError';
import PartBoundary from '@site/src/components/shared/PartBoundary';
import { type ComponentType, createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** A component that is given the props written into the page: each has its own, which only the build knows. */
type IslandComponent = ComponentType<never>;

/** Loaders of islands, by name. */
export type IslandRegistry = Record<string, () => Promise<{ default: IslandComponent }>>;

/** Hydrates one island; returns a function that puts the server's HTML back. */
function start(place: HTMLElement, Component: IslandComponent): () => void {
  const html = place.innerHTML;
  const root = hydrateRoot(
    place,
    createElement(
      PartBoundary,
      null,
      createElement(Component, JSON.parse(place.dataset.islandProps ?? '{}') as never),
    ),
  );
  return () => {
    root.unmount();
    place.innerHTML = html;
  };
}

/** Says below an island that its code could not be loaded, with a button that takes the words away and tries again. */
function showFailure(place: HTMLElement, error: unknown, retry: () => void): void {
  const box = document.createElement('div');
  place.after(box);
  const root = createRoot(box);
  const onRetry = (): void => {
    root.unmount();
    box.remove();
    retry();
  };
  root.render(createElement(LoadError, { error, retry: onRetry }));
}

/**
 * Hydrates the islands of a server-rendered article one by one, each as soon as its code is loaded. It
 * knows none of the page's React contexts, only its props. One that the registry doesn't name is an error in the console. One
 * whose code can't be loaded stays the server's HTML; a press on it tries again, and says so if that fails, too.
 *
 * @returns a function that ends them.
 */
export function startIslands(article: HTMLElement, registry: IslandRegistry): () => void {
  const ends: (() => void)[] = [];
  let isEnded = false;
  const load = async (place: HTMLElement): Promise<void> => {
    const { island = '' } = place.dataset;
    const loader = registry[island];
    if (loader === undefined) {
      throw new Error(
        `The page has an island "${island}", which src/components/shared/StaticArticle/registry.ts doesn't name. It names: ${Object.keys(registry).join(', ')}.`,
      );
    }
    const { default: Component } = await loader();
    if (!isEnded) {
      ends.push(start(place, Component));
    }
  };
  const loadAgain = (place: HTMLElement): void => {
    load(place).catch((error: unknown) => {
      if (!isEnded) {
        showFailure(place, error, () => loadAgain(place));
      }
    });
  };
  for (const place of article.querySelectorAll<HTMLElement>('[data-island]')) {
    load(place).catch((error: unknown) => {
      reportError(error);
      if (place.dataset.island && registry[place.dataset.island]) {
        place.addEventListener('click', () => loadAgain(place), { once: true });
      }
    });
  }
  return () => {
    isEnded = true;
    // React forbids to end a root while it renders another one.
    queueMicrotask(() => {
      for (const end of ends) {
        end();
      }
    });
  };
}
