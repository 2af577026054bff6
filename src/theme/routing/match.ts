import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { type LeanRoute, loadSection } from './tables';

/** Returns the routes that a path matches, outermost first, as far as they are loaded. */
export const knownRoutes = (path: string): LeanRoute[] =>
  matchRoutes(routes, path).map(({ route }) => route as LeanRoute);

/** Returns the routes that a path matches, outermost first, with the routes of its section loaded. */
export async function matchedRoutes(path: string): Promise<LeanRoute[]> {
  const matches = knownRoutes(path);
  const sections = matches.filter(({ loadRoutes }) => loadRoutes !== undefined);
  if (sections.length === 0) {
    return matches;
  }
  await Promise.all(sections.map(loadSection));
  return knownRoutes(path);
}
