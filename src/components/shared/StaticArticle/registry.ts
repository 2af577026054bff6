import type { IslandRegistry } from './islands';

/**
 * Components inside static articles that need React in the browser, by the name that their `Island` gives. Each is its own
 * chunk, loaded only by a page that has one.
 */
export const islands: IslandRegistry = {
  'try-it': () => import('@site/src/components/rest/TryIt/Panel'),
};
