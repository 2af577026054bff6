import { leanVersion } from './data';

/** A route as the framework generated it. */
export interface Route {
  path: string;
  /** Key of its chunks in `routesChunkNames.json`; the not-found route has none. */
  component: string | undefined;
  routes?: Route[];
  [attribute: string]: unknown;
}

/** What the framework generated. */
export interface GeneratedRoutes {
  /** Text of `routes.js`. */
  routes: string;
  /** Text of `registry.js`. */
  registry: string;
  /** Content of `routesChunkNames.json`. */
  chunkNames: Record<string, unknown>;
  /** Reads a JSON file by the name that the registry has for it, such as `@generated/…/docs-latest.json`. */
  readData: (request: string) => Record<string, unknown>;
}

/** A module of routes that replaces part of what the framework generated. */
export interface RoutesModule {
  /** Without a folder. */
  fileName: string;
  code: string;
}

/** What the framework says of a plugin in each of its routes: smaller than a request, so every page has it. */
const isPluginData = (request: string): boolean => request.endsWith('/__plugin.json"');

/** Components that are needed together on each page of the documentation. */
const docsComponents = new Set(
  ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map((name) => `"@theme/${name}"`),
);

/** Returns the chunk that a module shares with others; most modules have a chunk of their own, of their own name. */
function sharedChunkOf(request: string): string | undefined {
  // Every page has it; a chunk of its own is never written and must not be prefetched.
  if (request === '"@generated/docusaurus.config"' || isPluginData(request)) {
    return 'in-main';
  }
  if (docsComponents.has(request)) {
    return 'docs';
  }
  // The list of posts needs all summaries: one file instead of one for each post, which each page with a link to the blog fetched.
  return request.endsWith('?truncated=true"') ? 'blog-summaries' : undefined;
}

/** The runtime that the modules are written for. */
const runtime = '@site/src/theme/routing/tables';

/** Name of the module that puts back what `leanGlobalData` left out; a version's routes come with it. */
export const allDocsFile = 'allDocs.js';

/** What is below a section's path and no page of it. */
const notFound: Route = { path: '*', component: undefined };

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

/** Returns the name of the chunk that holds a section's routes. */
const sectionName = (path: string): string =>
  `routes${path.replaceAll(/[^a-z0-9.]+/gi, '-').replace(/-$/, '')}`;

/** A route below one of the first level that has routes of its own: a version of the documentation. */
const isVersion = ({ component, routes = [] }: Route, depth: number): boolean =>
  depth === 1 && component !== undefined && routes.length > 0;

/** As many pages below one path, such as those of the blog, make a section. */
const groupSize = 8;

/** Puts pages of the first level that share the first part of their path under a route without a component, if they are many. */
function grouped(routes: readonly Route[]): Route[] {
  const groups = new Map<string, Route[]>();
  for (const route of routes.filter(({ component, routes: children }) => component && !children)) {
    const path = route.path.split('/', 2).join('/');
    groups.set(path, [...(groups.get(path) ?? []), route]);
  }
  for (const [path, members] of groups) {
    if (members.length < groupSize || members.every((route) => route.path !== path)) {
      groups.delete(path);
    }
  }
  return routes.flatMap((route) => {
    const group = [...groups].find(([, members]) => members.includes(route));
    if (group === undefined) {
      return route;
    }
    const [path, members] = group;
    return members[0] === route ? { path, component: undefined, routes: members } : [];
  });
}

/** Gives modules that share a chunk a name that begins with the chunk's. */
function nameSharedChunks(
  chunkNames: GeneratedRoutes['chunkNames'],
  registry: Map<string, string>,
): Record<string, unknown> {
  let names = JSON.stringify(chunkNames);
  for (const [name, request] of [...registry]) {
    const chunk = sharedChunkOf(request);
    if (chunk !== undefined) {
      names = names.replaceAll(`"${name}"`, `"${chunk}~${name}"`);
      registry.set(`${chunk}~${name}`, request);
    }
  }
  return JSON.parse(names);
}

/**
 * Writes the routes as modules: one that every page loads, and one for each section, which only its readers load: a version of
 * the documentation, and the blog. The framework sends every reader every route three times over: 37 bytes (brotli) each.
 *
 * @throws Error when the framework generates something that can't be read.
 */
export function routesModules(generated: GeneratedRoutes): RoutesModule[] {
  const tree = readRoutes(generated.routes);
  const registry = readRegistry(generated.registry);
  const chunkNames = nameSharedChunks(generated.chunkNames, registry);
  const modules: RoutesModule[] = [];

  /** Puts what a version's readers need of it, beside its routes, into the chunk of its routes; returns the names of its chunks. */
  const shareVersionData = ({ path, component = '' }: Route): unknown => {
    const chunks = { __props: undefined, ...Object(chunkNames[component]) };
    const request = registry.get(String(chunks.__props));
    if (request === undefined) {
      return chunks;
    }
    const name = sectionName(path);
    const fileName = `${name}-data.json`;
    const data = leanVersion(generated.readData(JSON.parse(request)));
    modules.push({ fileName, code: JSON.stringify(data) });
    registry.set(`${name}~data`, JSON.stringify(`./${fileName}`));
    return { ...chunks, __props: `${name}~data` };
  };

  const write = (fileName: string, routes: readonly Route[], depth: number): void => {
    const used = new Set<string>();
    /** Writes the routes below one as a module of their own; returns what tells the browser where they are. */
    const section = ({ path, routes: children = [] }: Route, level: number): string => {
      const name = sectionName(path);
      write(`${name}.js`, children, level + 1);
      const load = `import(/* webpackChunkName: "${name}" */ "./${name}.js")`;
      const withDocs = `Promise.all([${load},import(/* webpackChunkName: "docs" */ "./${allDocsFile}")]).then(([routes])=>routes)`;
      return `section:"${name}",loadRoutes:()=>${level === 1 ? withDocs : load}`;
    };
    const nested = (route: Route, level: number): string | undefined => {
      if (isVersion(route, level)) {
        return `routes:[],${section(route, level)}`;
      }
      return route.routes && `routes:[${route.routes.map((r) => code(r, level + 1)).join()}]`;
    };
    const code = (route: Route, level: number): string => {
      const { path, component, routes: children, ...attributes } = route;
      if (component === undefined) {
        return children
          ? `section(${JSON.stringify(path)},{${section({ ...route, routes: [...children, notFound] }, level)}})`
          : 'notFound';
      }
      const chunks = isVersion(route, level) ? shareVersionData(route) : chunkNames[component];
      for (const name of namesIn(chunks)) {
        used.add(name);
      }
      const rest = [
        ...Object.entries(attributes).map(
          ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
        ),
        nested(route, level),
      ].filter(Boolean);
      const last = rest.length > 0 ? `,{${rest.join()}}` : '';
      return `route(${JSON.stringify(path)},${JSON.stringify(chunks)}${last})`;
    };
    const routesCode = `[${routes.map((route) => code(route, depth)).join(',\n')}]`;
    const inlined: string[] = [];
    const loaders = [...used].map((name) => {
      const request = registry.get(name);
      if (request === undefined) {
        throw new Error(`The framework's registry has no chunk "${name}"; ${fileName} needs it.`);
      }
      if (isPluginData(request)) {
        inlined.push(`import data${inlined.length} from ${request};\n`);
        return `"${name}":()=>Promise.resolve({default:data${inlined.length - 1}})`;
      }
      return `"${name}":()=>import(/* webpackChunkName: "${name.replace(/~.*/, '')}" */ ${request})`;
    });
    modules.push({
      fileName,
      code: `import { addLoaders, notFound, route, section } from '${runtime}';
${inlined.join('')}addLoaders({
${loaders.join(',\n')}
});
export default ${routesCode};
`,
    });
  };
  write('routes.js', grouped(tree), 0);
  return modules;
}
