import { cacheFolder } from './cache';
import { send } from './server';
import { catalogs, filled, libsOf, pythonOf, startSystem, systems, type Values } from './systems';

/** The systems of one run; each starts when something first needs it. */
export class Stack {
  private readonly started = new Map<string, ReturnType<typeof startSystem>>();
  /** A folder for files, which stands for HDFS and cloud stores. */
  readonly files: string;

  /** @param name keeps the folders of two runs apart. */
  constructor(private readonly name: string) {
    this.files = cacheFolder('run', `${name}-files`);
  }

  /** A failure is kept, too. */
  start(key: string) {
    const system = this.started.get(key) ?? startSystem(key, `${this.name}-${key}`);
    this.started.set(key, system);
    return system;
  }

  /** Replaces the names of systems in braces by their ports, or by folders: `Folder` their own, `Libs` of their jars, `Python` of their programs; `{files}` by that for files. */
  async fill(text: string, more: Values = {}): Promise<string> {
    const values: Record<string, string> = { files: this.files, ...more };
    const named = text.matchAll(/\{((\w+?)(Folder|Libs|Python)?)\}/g);
    for (const [, name = '', key = '', part] of named) {
      if (name in values || !(key in systems)) continue;
      if (part === 'Libs') values[name] = await libsOf(key, values);
      else if (part === 'Python') values[name] = await pythonOf(key, values);
      else {
        const { port, folder } = await this.start(key);
        values[name] = part ? folder : String(port);
      }
    }
    return filled(text, values);
  }

  /** A catalog that leads to the systems here, as a request creates it; a backend follows the provider after a colon. */
  async catalog(name: string, backed: string) {
    const [provider = ''] = backed.split(':');
    const type = { hadoop: 'fileset', kafka: 'messaging' }[provider] ?? 'relational';
    const own = await this.fill(JSON.stringify(catalogs[backed] ?? {}));
    const properties = JSON.parse(own) as Record<string, string>;
    // Without a comment, a relational store can't alter it.
    return { name, type, provider, comment: 'of the stack', properties };
  }

  /** Creates such a catalog on a server unless it is there: creating it once more would delete it. */
  async createCatalog(url: string, metalake: string, name: string, backed: string) {
    const path = `/metalakes/${metalake}/catalogs`;
    if ((await send(url, 'GET', `${path}/${name}`)).status === 200) return;
    const { status, text } = await send(url, 'POST', path, await this.catalog(name, backed));
    if (status !== 200) throw new Error(`can't create ${name}: ${text}`);
  }
}
