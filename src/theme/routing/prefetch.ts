import { knownRoutes } from './match';
import { chunkOf, type LeanRoute, requestedChunks } from './tables';

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

function fetchChunk(chunk: string): Promise<void> {
  requestedChunks.add(chunk);
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = __webpack_public_path__ + __webpack_get_script_filename__(chunk);
    // A chunk that is gone after a deploy is no harm: the route change reloads the page.
    link.onload = link.onerror = () => resolve();
    // In the head, each one would cost 0.4 ms more for styles.
    document.body.append(link);
  });
}

let pathsInSight: Set<string> | undefined;

/**
 * A menu that is folded has links in the viewport, too. All links are looked at once in an idle moment: each link that is asked
 * for would have had the page's styles computed anew.
 */
function isInSight(path: string): boolean {
  if (pathsInSight === undefined) {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
    pathsInSight = new Set(
      links
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map(({ pathname }) => pathname),
    );
    setTimeout(() => {
      pathsInSight = undefined;
    });
  }
  return pathsInSight.has(path);
}

/** Fetches the chunks of a route at the lowest priority, one after the other, without running them; each once. */
export async function prefetchRoute(path: string): Promise<void> {
  if (path === window.location.pathname || !isInSight(path)) {
    return;
  }
  for (const chunk of knownRoutes(path).flatMap(chunksOf)) {
    if (!requestedChunks.has(chunk)) {
      await fetchChunk(chunk);
    }
  }
}
