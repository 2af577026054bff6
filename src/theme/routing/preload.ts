import { matchedRoutes } from './match';

/** What ComponentCreator makes: a component that can load its code ahead. */
interface Preloadable {
  preload?: () => Promise<unknown>;
}

/**
 * Takes the place of the core's `client/preload`: loads all code of a route before it is shown. It differs in one thing: it
 * loads the routes of a section, such as a version of the documentation, before it looks among them.
 *
 * @param pathname as the address bar shows it; an encoded one is tried decoded too.
 */
export default async function preload(pathname: string): Promise<unknown[]> {
  const paths = [...new Set([pathname, decodeURI(pathname)])];
  const matches = await Promise.all(paths.map(matchedRoutes));
  return Promise.all(
    matches.flat().map(({ component }) => (component as Preloadable | undefined)?.preload?.()),
  );
}
