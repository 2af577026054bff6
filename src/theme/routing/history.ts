// Takes the place of the package `history`, of which react-router imports everything: a site in a browser needs one of its three
// kinds of history (0.9 KB less).
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history/esm/history.js';

const missing = (kind: string) => (): never => {
  throw new Error(`This site has no ${kind} history: see src/plugins/lean-client.`);
};
export const createHashHistory = missing('hash');
export const createMemoryHistory = missing('memory');
