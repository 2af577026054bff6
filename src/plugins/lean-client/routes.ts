/** A route as the framework generated it. */
export interface Route {
  path: string;
  /** Key of its chunks in `routesChunkNames.json`; the not-found route has none. */
  component: string | undefined;
  routes?: Route[];
  [attribute: string]: unknown;
}

/** What the framework generated: the text of `routes.js` and `registry.js`, and the content of `routesChunkNames.json`. */
export interface GeneratedRoutes {
  routes: string;
  registry: string;
  chunkNames: Record<string, unknown>;
}

/** A module of routes that replaces part of what the framework generated. */
export interface RoutesModule {
  /** Without a folder. */
  fileName: string;
  code: string;
}

/** Returns the chunk that a module shares with others; most modules have a chunk of their own, of their own name. */
function sharedChunkOf(request: string): string | undefined {
  // Every page has it; a chunk of its own is never written and must not be prefetched.
  if (request === '"@generated/docusaurus.config"') {
    return 'in-main';
  }
  // The list of posts needs all summaries: one file instead of one for each post, which each page with a link to the blog fetched.
  return request.endsWith('?truncated=true"') ? 'blog-summaries' : undefined;
}

/** The runtime that the modules are written for. */
const runtime = '@site/src/theme/routing/tables';

/** Reads the route tree out of the module that the framework generated of it. */
export function readRoutes(source: string): Route[] {
  const body = source.replaceAll(/^import .*$/gm, '').replace('export default', 'return');
  const evaluate = new Function('ComponentCreator', body);
  return evaluate((path: string, hash?: string) => hash && `${path}-${hash}`);
}

/** Reads which module each chunk holds. */
export function readRegistry(source: string): Map<string, string> {
  const entries = source.matchAll(/^\s*"([^"]+)": \[\(\) => import\(\/\*.*?\*\/ ("[^"]+")\)/gm);
  return new Map([...entries].map(([, name = '', request = '']) => [name, request]));
}

const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(namesIn)
    : [String(value)];

/** A route below one of the first level that has routes of its own: a version of the documentation. */
const isSection = (route: Route, depth: number): boolean =>
  depth === 1 && route.routes !== undefined && route.routes.length > 0;

const sectionName = (path: string): string =>
  `routes${path.replaceAll(/[^a-z0-9.]+/gi, '-').replace(/-$/, '')}`;

/**
 * Writes the routes as modules: one that every page loads, and one for each version of the documentation, which only its
 * readers load. The framework sends every reader every route three times over: 37 bytes (brotli) each.
 *
 * @throws Error when the framework generates something that can't be read.
 */
export function routesModules(generated: GeneratedRoutes): RoutesModule[] {
  const tree = readRoutes(generated.routes);
  const registry = readRegistry(generated.registry);
  let names = JSON.stringify(generated.chunkNames);
  for (const [name, request] of [...registry]) {
    const shared = sharedChunkOf(request);
    if (shared !== undefined) {
      names = names.replaceAll(`"${name}"`, `"${shared}~${name}"`);
      registry.set(`${shared}~${name}`, request);
    }
  }
  const chunkNames = JSON.parse(names);
  const modules: RoutesModule[] = [];

  const write = (fileName: string, routes: readonly Route[], depth: number): void => {
    const used = new Set<string>();
    const attributesOf = (
      { path: _, component: __, routes: children, ...attributes }: Route,
      level: number,
      asSection: boolean,
    ): string => {
      const written = Object.entries(attributes).map(
        ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
      );
      if (asSection) {
        return [...written, 'routes:[]'].join();
      }
      const nested = children && `routes:[${children.map((r) => code(r, level + 1)).join()}]`;
      return [...written, nested].filter(Boolean).join();
    };
    const code = (route: Route, level: number): string => {
      if (route.component === undefined) {
        return `{path:${JSON.stringify(route.path)},component:ComponentCreator(${JSON.stringify(route.path)})}`;
      }
      const chunks = chunkNames[route.component];
      for (const name of namesIn(chunks)) {
        used.add(name);
      }
      const asSection = isSection(route, level);
      const section = sectionName(route.path);
      if (asSection) {
        write(`${section}.js`, route.routes ?? [], level + 1);
      }
      const attributes = attributesOf(route, level, asSection);
      const load = asSection
        ? `,section:"${section}",loadRoutes:()=>import(/* webpackChunkName: "${section}" */ "./${section}.js")`
        : '';
      const rest =
        attributes || load ? `,{${[attributes, load.slice(1)].filter(Boolean).join()}}` : '';
      return `route(${JSON.stringify(route.path)},${JSON.stringify(chunks)}${rest})`;
    };
    const routesCode = `[${routes.map((route) => code(route, depth)).join(',\n')}]`;
    const loaders = [...used].map((name) => {
      const request = registry.get(name);
      if (request === undefined) {
        throw new Error(`The framework's registry has no chunk "${name}"; ${fileName} needs it.`);
      }
      return `"${name}":()=>import(/* webpackChunkName: "${name.replace(/~.*/, '')}" */ ${request})`;
    });
    modules.push({
      fileName,
      code: `import ComponentCreator from '@docusaurus/ComponentCreator';
import { addLoaders, route } from '${runtime}';
addLoaders({
${loaders.join(',\n')}
});
export default ${routesCode};
`,
    });
  };
  write('routes.js', tree, 0);
  return modules;
}
