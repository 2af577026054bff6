import type { GravitinoServer } from '../stack/server';
import type { Stack } from '../stack/stack';
import type { Trino } from '../stack/trino';
import type { Addresses } from './addresses';
import type { Interpreter } from './interpreter';
import type { World } from './world';

/** What the samples of a page share. */
export interface Scene {
  version: string;
  stack: Stack;
  server: GravitinoServer;
  addresses: Addresses;
  world: World;
  context: { metalake?: string; catalog?: string };
  interpreters: Partial<
    Record<'java' | 'python' | 'shell' | 'spark' | 'flink', Promise<Interpreter>>
  >;
  trino?: Promise<Trino>;
  /** What the last REST sample got. */
  last?: { status: number; text: string };
}

/** The new names that a sample gives to objects. */
const renamesIn = (text: string): string[] =>
  [...text.matchAll(/"newName": "(\w+)"|\brename\("(\w+)"\)/g)].map(
    ([, one, other]) => one ?? other ?? '',
  );

/** Frees the names that a sample gives to the object of a path. */
export async function freeNames(text: string, path: string, { world }: Scene): Promise<void> {
  for (const name of renamesIn(text)) await world.remove(path.replace(/[^/]+$/, name));
}
