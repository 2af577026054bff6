import { members } from './browserFloor';

/** What the oldest browsers that are claimed lack, taken together: class, name, and whether it belongs to the class itself. */
export const lacking: readonly (readonly [string, string])[] = members
  .filter(({ lackedBy }) => lackedBy.length > 0)
  .map(({ owner, name }) => [owner, name] as const);

/** Takes members of the platform away from a page. For `addInitScript`, with `lacking`. */
export function takeAway(names: readonly (readonly [string, string])[]): void {
  for (const [owner, name] of names) {
    const Owner: unknown = Reflect.get(globalThis, owner);
    if (typeof Owner === 'function') {
      Reflect.deleteProperty(Owner, name);
      if (typeof Owner.prototype === 'object' && Owner.prototype !== null) {
        Reflect.deleteProperty(Owner.prototype, name);
      }
    }
    if (owner === 'Window') {
      Reflect.deleteProperty(globalThis, name);
    }
  }
}
