import { knownRoutes } from './match';
import { type LeanRoute, requestedChunks } from './tables';

/** Marks what the main chunk holds already; src/plugins/lean-client names it so. */
const mainPrefix = 'main-';

const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(namesIn)
    : typeof value === 'string'
      ? [value].filter((name) => !name.startsWith(mainPrefix))
      : [];

/** Names of a route's chunks; a section that nobody has gone to is represented by its routes alone. */
function chunksOf({ chunkNames, loadRoutes, section }: LeanRoute): string[] {
  const routes = loadRoutes !== undefined && section !== undefined ? [section] : [];
  return [...namesIn(chunkNames), ...routes];
}

function fetchChunk(chunk: string): Promise<void> {
  requestedChunks.add(chunk);
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = __webpack_public_path__ + __webpack_get_script_filename__(chunk);
    // A chunk that is gone after a deploy is no harm: the route change reloads the page.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** Fetches the chunks of a route at the lowest priority, one after the other, without running them; each once. */
export async function prefetchRoute(path: string): Promise<void> {
  for (const chunk of knownRoutes(path).flatMap(chunksOf)) {
    if (!requestedChunks.has(chunk)) {
      await fetchChunk(chunk);
    }
  }
}
