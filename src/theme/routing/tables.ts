import { servedModule } from '@site/src/components/Article/served';
import {
  type RouteConfig,
  type RouteConfigComponentProps,
  renderRoutes,
} from 'react-router-config';
import { type Page, routeComponent } from './routeComponent';

/** Names of the modules of a route by the prop that gets them, in the framework's shape: a tree of names. */
export type ChunkNames = string | ChunkNames[] | { [prop: string]: ChunkNames };

/** A module as `import()` gives it. */
type Module = { default: unknown };
type Loader = () => Promise<Module>;

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

const loaders: Record<string, Loader> = {};

/** Makes the loaders of modules known, before the routes that name them. */
export function addLoaders(more: Record<string, Loader>): void {
  Object.assign(loaders, more);
}

async function loadModule(name: string, path: string): Promise<unknown> {
  const loader = loaders[name];
  if (loader === undefined) {
    throw new Error(
      `No module "${name}": src/plugins/lean-client wrote a route without its loaders.`,
    );
  }
  requestedChunks.add(chunkOf(name));
  const { default: value, ...others } = await loader();
  if (!value) {
    throw new Error(
      `The page component at ${path} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
    );
  }
  // What else a Markdown module exports is found on the component, as the framework does it.
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
    ? Object.assign(value, others)
    : value;
}

/**
 * Loads all modules of a tree of names, and puts each in the place of its name.
 *
 * @throws Error for a module without a default export, in the framework's words (specification §8).
 */
async function loadTree(names: ChunkNames, path: string): Promise<unknown> {
  if (typeof names === 'string') {
    return loadModule(names, path);
  }
  if (Array.isArray(names)) {
    return Promise.all(names.map((below) => loadTree(below, path)));
  }
  const entries = Object.entries(names).map(async ([prop, below]) => [
    prop,
    await loadTree(below, path),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Makes a route from what the build knows of it. The article that came with the page's HTML is not loaded again. */
export function route(
  path: string,
  chunkNames: Record<string, ChunkNames>,
  rest?: object,
): LeanRoute {
  const { content } = chunkNames;
  if (path === servedModule?.metadata.permalink && typeof content === 'string') {
    addLoaders({ [content]: () => Promise.resolve(servedModule as Module) });
  }
  const component = routeComponent(() => loadTree(chunkNames, path) as Promise<Page>);
  return { path, component, chunkNames, ...rest };
}

const Section = ({ route: { routes } = {} }: RouteConfigComponentProps): React.ReactNode =>
  renderRoutes(routes);

/** Makes a route of a section that has no component of its own: it renders the one of its routes that fits. */
export const section = (path: string, rest: object): LeanRoute => ({
  path,
  component: Section,
  routes: [],
  ...rest,
});

/** The route of what isn't there. */
export const notFound: LeanRoute = {
  path: '*',
  component: routeComponent(async () => ({
    __comp: (await import('@theme/NotFound')).default,
    __context: { plugin: { name: 'native', id: 'default' } },
  })),
};

/** Loads the routes of the sections on a route's way, once. */
export async function loadSection(of: LeanRoute): Promise<void> {
  if (of.loadRoutes !== undefined) {
    const { default: routes } = await of.loadRoutes();
    of.routes = routes;
    of.loadRoutes = undefined;
  }
}
