import { pathOf } from '@site/src/components/Served/links';
import { IdleWork } from './idleWork';
import { knownRoutes } from './match';
import { chunkOf, type LeanRoute, requestedChunks } from './tables';

/** Files that are asked for at a time. */
const batchSize = 4;

const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(namesIn)
    : typeof value === 'string'
      ? [value]
      : [];

/** Chunks of a route; a section that nobody has gone to is represented by its routes alone. */
const chunksOf = ({ chunkNames, loadRoutes, section = '' }: LeanRoute): string[] => [
  ...namesIn(chunkNames).map(chunkOf),
  ...(loadRoutes === undefined ? [] : [section]),
];

function prefetchLink(chunk: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = __webpack_public_path__ + __webpack_get_script_filename__(chunk);
  return link;
}

/** A chunk that is gone after a deploy is no harm: the route change reloads the page. */
const settled = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
  });

/** Returns those of the paths that a visible link leads to: a menu that is folded has links in the viewport, too. */
function inSight(wanted: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  for (const link of document.querySelectorAll('a[href^="/"]')) {
    const path = pathOf(link.getAttribute('href') ?? '');
    if (
      wanted.has(path) &&
      !found.has(path) &&
      link.checkVisibility({ visibilityProperty: true })
    ) {
      found.add(path);
    }
  }
  return [...found];
}

/** Paths of which nobody has looked yet what they need. */
const paths = new Set<string>();
/** Chunks that wait for their turn. */
const chunks = new Set<string>();

/** Looks once at all links that have come into view: each alone would have had the page's styles computed anew. */
function chooseChunks(): void {
  if (paths.size === 0) {
    return;
  }
  paths.delete(window.location.pathname);
  for (const chunk of inSight(paths).flatMap((path) => knownRoutes(path).flatMap(chunksOf))) {
    chunks.add(chunk);
  }
  paths.clear();
}

/** Returns the chunks that nobody has asked for meanwhile. */
const waiting = (): string[] => [...chunks].filter((chunk) => !requestedChunks.has(chunk));

function nextChunks(): string[] {
  const next = waiting().slice(0, batchSize);
  for (const chunk of next) {
    requestedChunks.add(chunk);
  }
  return next;
}

const work = new IdleWork({
  isDone: () => paths.size === 0 && waiting().length === 0,
  async step() {
    chooseChunks();
    const links = nextChunks().map(prefetchLink);
    const all = Promise.all(links.map(settled));
    // In the head, each would cost 0.4 ms more for styles; one by one, each would have them computed anew.
    document.body.append(...links);
    await all;
  },
});

/** Fetches the chunks of a route at the lowest priority, in idle moments, without running them; each once. */
export function prefetchRoute(path: string): void {
  paths.add(path);
  work.schedule();
}
