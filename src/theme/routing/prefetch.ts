import { knownRoutes } from './match';
import type { LeanRoute } from './tables';

/** Marks what the main chunk holds already; src/plugins/lean-client names it so. */
const mainPrefix = 'main-';

/** Chunks that are here already or on their way. */
const requested = new Set<string>();

const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(namesIn)
    : typeof value === 'string'
      ? [value].filter((name) => !name.startsWith(mainPrefix))
      : [];

/**
 * Names of a route's chunks. The body of an article is a chunk beside its facts (src/plugins/static-articles); a section that
 * nobody has gone to is represented by its routes alone.
 */
function chunksOf({ chunkNames, loadRoutes, section }: LeanRoute): string[] {
  const { content } = chunkNames ?? {};
  const body = typeof content === 'string' ? [`body-${content}`] : [];
  const routes = loadRoutes !== undefined && section !== undefined ? [section] : [];
  return [...namesIn(chunkNames), ...body, ...routes];
}

const urlOf = (chunk: string): string =>
  __webpack_public_path__ + __webpack_get_script_filename__(chunk);

function fetchChunk(chunk: string): Promise<void> {
  const href = urlOf(chunk);
  if (requested.has(chunk) || document.querySelector(`script[src$="${href}"]`) !== null) {
    return Promise.resolve();
  }
  requested.add(chunk);
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    // A chunk that is gone after a deploy is no harm: the route change reloads the page.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** Fetches the chunks of a route at the lowest priority, without running them; each chunk once. */
export async function prefetchRoute(path: string): Promise<void> {
  if (path !== window.location.pathname) {
    await Promise.all([...new Set(knownRoutes(path).flatMap(chunksOf))].map(fetchChunk));
  }
}
