import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import { servedModule } from '@site/src/components/Article/served';
import type { RouteConfig } from 'react-router-config';

/** Names of the chunks of a route by the prop that gets them, in the framework's shape. */
type ChunkNames = (typeof routesChunkNames)[string];
type Loader = () => Promise<unknown>;

/** A route that may stand for a whole section whose routes are loaded when the reader goes there. */
export type LeanRoute = RouteConfig & {
  routes?: LeanRoute[];
  chunkNames?: ChunkNames;
  /** Name of the chunk that holds the routes of a section. */
  section?: string;
  loadRoutes?: () => Promise<{ default: LeanRoute[] }>;
};

/** Chunks that are here, or on their way. */
export const requestedChunks = new Set(['in-main']);

/** Returns the chunk of a module: it has the module's name unless src/plugins/lean-client puts several into one. */
export const chunkOf = (name: string): string => name.replace(/~.*/, '');

const setLoader = (name: string, loader: Loader): void => {
  Object.assign(registry, { [name]: [loader] });
};

/** Makes the loaders of chunks known to the framework's ComponentCreator. */
export function addLoaders(loaders: Record<string, Loader>): void {
  for (const [name, load] of Object.entries(loaders)) {
    setLoader(name, () => {
      requestedChunks.add(chunkOf(name));
      return load();
    });
  }
}

let count = 0;

/**
 * Makes a route from what the build knows of it; paths of nested routes repeat, so each gets a number of its own. The article
 * that came with the page's HTML is not loaded again.
 */
export function route(path: string, chunkNames: ChunkNames, rest?: object): LeanRoute {
  if (path === servedModule?.metadata.permalink && typeof chunkNames.content === 'string') {
    setLoader(chunkNames.content, () => Promise.resolve(servedModule));
  }
  count += 1;
  const key = String(count);
  routesChunkNames[`${path}-${key}`] = chunkNames;
  return { path, component: ComponentCreator(path, key), chunkNames, ...rest };
}

/** Loads the routes of the sections on a route's way, once. */
export async function loadSection(section: LeanRoute): Promise<void> {
  if (section.loadRoutes !== undefined) {
    const { default: routes } = await section.loadRoutes();
    section.routes = routes;
    section.loadRoutes = undefined;
  }
}
