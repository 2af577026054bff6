import type { Interpreter } from '../stack/languages';
import { type GravitinoServer, send } from '../stack/server';
import type { Stack } from '../stack/stack';
import { addresses } from '../stack/systems';
import { isObjectType, neededBy } from './calls';
import { sampleData } from './data';

const parts = (path: string): string[] => path.replace(/\?.*/, '').split('/').filter(Boolean);

/** Collections with their child collections. */
const childrenOf: Record<string, string[]> = {
  metalakes: ['catalogs'],
  catalogs: ['schemas'],
  schemas: ['tables', 'filesets', 'topics'],
};
const isCollection =
  /^(metalakes|catalogs|schemas|tables|filesets|topics|tags|users|groups|roles)$/;

/** The server and the stack that the samples of a page share. It prepares the objects that a sample needs. */
export class Scene {
  /** The last names in Java and Python samples. */
  readonly context: { metalake?: string; catalog?: string } = {};
  /** Interpreters and engines, by their names. */
  readonly started: Record<string, Promise<Interpreter>> = {};
  /** SQL that engines ran before samples. */
  readonly prepared = new Set<string>();
  /** The response to the last REST sample. */
  last?: { status: number; text: string };
  /** Addresses on pages by addresses of the stack. */
  private readonly shown = new Map<string, string>();

  /** @param definitions of objects on the page, then on the other pages of its version. */
  constructor(
    readonly version: string,
    readonly stack: Stack,
    readonly server: GravitinoServer,
    private readonly definitions: readonly ReadonlyMap<string, Record<string, unknown>>[],
  ) {}

  /** Replaces the addresses in a sample with those of the stack, and starts the systems. */
  async toStack(text: string): Promise<string> {
    const own = { server: this.server.url, iceberg: String(this.server.icebergPort) };
    // The stack has only one broker.
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

  /** Replaces the addresses of the stack in a response with those on pages. */
  toPage(text: string): string {
    let result = text;
    for (const [here, there] of this.shown) result = result.replaceAll(here, there);
    return result;
  }

  send(method: string, path: string, body?: unknown) {
    return send(this.server.url, method, path, body);
  }

  /** Creates the missing objects of a path. */
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
    // A catalog with this name in another metalake is sufficient.
    const end = `/${parts(path).slice(2).join('/')}`;
    for (const known of this.definitions) {
      const exact = known.get(path);
      if (exact !== undefined) return exact;
      for (const [key, value] of known) if (end.length > 1 && key.endsWith(end)) return value;
    }
    return { name, ...sampleData.unwritten[collection] };
  }

  /** Drops an object with its children if it exists. */
  async remove(path: string): Promise<void> {
    if ((await this.send('GET', path)).status !== 200) return;
    for (const collection of childrenOf[parts(path).at(-2) ?? ''] ?? []) {
      const { json } = await this.send('GET', `${path}/${collection}`);
      for (const { name } of (json?.identifiers ?? []) as { name: string }[]) {
        const isKept = collection === 'schemas' && /^(default|public)$/.test(name);
        if (!isKept) await this.remove(`${path}/${collection}/${name}`);
      }
    }
    await this.send('DELETE', path);
  }

  /** Drops all objects on the server before the next language. */
  async clear(): Promise<void> {
    const { json } = await this.send('GET', '/metalakes');
    const metalakes = (json?.metalakes ?? []) as { name: string }[];
    for (const { name } of metalakes) await this.remove(`/metalakes/${name}`);
  }

  /** Drops objects that have the names to which a sample renames an object. */
  async freeNames(sample: string, path: string): Promise<void> {
    for (const [, one, other] of sample.matchAll(/"newName": "(\w+)"|\brename\("(\w+)"\)/g)) {
      await this.remove(path.replace(/[^/]+$/, one ?? other ?? ''));
    }
  }
}
