import type { IslandRegistry } from '@site/src/components/Island/Islands';

/**
 * Components inside articles that need React in the browser, by the name that their `Island` gives. Each is its own chunk,
 * loaded only by a page that has one: `'try-it': () => import('@theme/RestReference/TryIt/Form')`.
 */
export const islands: IslandRegistry = {};
