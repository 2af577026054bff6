import type { Interpreter } from '../stack/languages';
import { type GravitinoServer, send } from '../stack/server';
import type { Stack } from '../stack/stack';
import { addresses } from '../stack/systems';
import { isObjectType, neededBy } from './calls';
import { sampleData } from './data';

const parts = (path: string): string[] => path.replace(/\?.*/, '').split('/').filter(Boolean);

/** Collections, each with those below it. */
const below: Record<string, string[]> = {
  metalakes: ['catalogs'],
  catalogs: ['schemas'],
  schemas: ['tables', 'filesets', 'topics'],
};
const isCollection =
  /^(metalakes|catalogs|schemas|tables|filesets|topics|tags|users|groups|roles)$/;

/** What the samples of a page share: a server, whose objects it brings into the state that a sample needs, and the stack. */
export class Scene {
  /** What Java and Python samples have named last. */
  readonly context: { metalake?: string; catalog?: string } = {};
  /** Interpreters and engines, by their names. */
  readonly started: Record<string, Promise<Interpreter>> = {};
  /** SQL that engines have run before samples. */
  readonly prepared = new Set<string>();
  /** What the last REST sample got. */
  last?: { status: number; text: string };
  /** Addresses as the pages write them, by those of the stack. */
  private readonly shown = new Map<string, string>();

  /** @param definitions of objects: those of the page come before those of the other pages of its version. */
  constructor(
    readonly version: string,
    readonly stack: Stack,
    readonly server: GravitinoServer,
    private readonly definitions: readonly ReadonlyMap<string, Record<string, unknown>>[],
  ) {}

  /** A sample with the addresses of the stack; starts the systems that it names. */
  async toStack(text: string): Promise<string> {
    const own = { server: this.server.url, iceberg: String(this.server.icebergPort) };
    // One broker can keep one copy.
    let result = text.replace(/("replication-factor"(?:: |, ))"\d"/g, '$1"1"');
    for (const { shown, real, system, sql } of addresses) {
      const here = new Map<string, string>();
      for (const [found, name = ''] of [...result.matchAll(shown)]) {
        const to = await this.stack.fill(real.replace('$1', name), own);
        if (system && sql) await (await this.stack.start(system)).query(sql.replaceAll('$1', name));
        here.set(found, to);
        if (!this.shown.has(to)) this.shown.set(to, found);
      }
      result = result.replace(shown, (found) => here.get(found) ?? found);
    }
    return result;
  }

  /** What the server answered, as the pages would show it. */
  toPage(text: string): string {
    let result = text;
    for (const [here, there] of this.shown) result = result.replaceAll(here, there);
    return result;
  }

  send(method: string, path: string, body?: unknown) {
    return send(this.server.url, method, path, body);
  }

  /** Creates what a path names, with everything above it, unless it is there. */
  async ensure(path: string): Promise<void> {
    const names = parts(path);
    for (let end = 2; end <= names.length; end += 2) {
      const one = `/${names.slice(0, end).join('/')}`;
      const [collection = '', name = ''] = names.slice(end - 2);
      if (!isCollection.test(collection)) return;
      if (collection === 'tags' && isObjectType.test(name)) return;
      if ((await this.send('GET', one)).status !== 200) await this.create(one);
    }
  }

  private async create(path: string): Promise<void> {
    const call = { method: 'POST', path, body: this.definitionOf(path) };
    for (const one of neededBy(call)) await this.ensure(one);
    // The stack has no Apache Ranger.
    const given = JSON.stringify(call.body, (key, value) =>
      key.startsWith('authorization') ? undefined : value,
    );
    const body = JSON.parse(await this.toStack(given));
    const { status, text } = await this.send('POST', path.replace(/\/[^/]+$/, ''), body);
    if (status !== 200) throw new Error(`can't prepare ${path}: ${status} ${text.slice(0, 600)}`);
  }

  private definitionOf(path: string): Record<string, unknown> {
    const [collection = '', name = ''] = parts(path).slice(-2);
    // A catalog of the same name in another metalake is good enough.
    const end = `/${parts(path).slice(2).join('/')}`;
    for (const known of this.definitions) {
      const exact = known.get(path);
      if (exact !== undefined) return exact;
      for (const [key, value] of known) if (end.length > 1 && key.endsWith(end)) return value;
    }
    return { name, ...sampleData.unwritten[collection] };
  }

  /** Drops what a path names, with everything below it, if it is there. */
  async remove(path: string): Promise<void> {
    if ((await this.send('GET', path)).status !== 200) return;
    for (const collection of below[parts(path).at(-2) ?? ''] ?? []) {
      const { json } = await this.send('GET', `${path}/${collection}`);
      for (const { name } of (json?.identifiers ?? []) as { name: string }[]) {
        const isKept = collection === 'schemas' && /^(default|public)$/.test(name);
        if (!isKept) await this.remove(`${path}/${collection}/${name}`);
      }
    }
    await this.send('DELETE', path);
  }

  /** Drops everything on the server, so that the next language starts from nothing. */
  async clear(): Promise<void> {
    const { json } = await this.send('GET', '/metalakes');
    const metalakes = (json?.metalakes ?? []) as { name: string }[];
    for (const { name } of metalakes) await this.remove(`/metalakes/${name}`);
  }

  /** Frees the names that a sample gives to the object of a path. */
  async freeNames(sample: string, path: string): Promise<void> {
    for (const [, one, other] of sample.matchAll(/"newName": "(\w+)"|\brename\("(\w+)"\)/g)) {
      await this.remove(path.replace(/[^/]+$/, one ?? other ?? ''));
    }
  }
}
