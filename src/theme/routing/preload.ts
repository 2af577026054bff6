import { guardLoading } from '../reloadOnce';
import { matchedRoutes } from './match';
import type { PreloadableComponent } from './routeComponent';

async function load(pathname: string): Promise<void> {
  const paths = [...new Set([pathname, decodeURI(pathname)])];
  const matches = await Promise.all(paths.map(matchedRoutes));
  await Promise.all(
    matches
      .flat()
      .map(({ component }) =>
        (component as Partial<PreloadableComponent> | undefined)?.preload?.(),
      ),
  );
}

/**
 * Takes the place of the core's `client/preload`: loads all code of a route before it is shown. It differs in two things: it
 * loads the routes of a section, such as a version of the documentation, before it looks among them, and a failure reloads the
 * page at most once.
 *
 * @param pathname as the address bar shows it; an encoded one is tried decoded too.
 */
export default function preload(pathname: string): Promise<void> {
  return guardLoading(load(pathname));
}
