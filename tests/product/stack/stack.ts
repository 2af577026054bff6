import { cacheFolder } from './cache';
import { send } from './server';
import { catalogs, filled, libsOf, pythonOf, startSystem, systems, type Values } from './systems';

/** The systems of one run, which start on demand. */
export class Stack {
  private readonly started = new Map<string, ReturnType<typeof startSystem>>();
  /** A folder for files, which replaces HDFS and cloud stores. */
  readonly files: string;

  /** @param name of the folders of this run. */
  constructor(private readonly name: string) {
    this.files = cacheFolder('run', `${name}-files`);
  }

  /** Starts a system once. A failure is also stored. */
  start(key: string) {
    const system = this.started.get(key) ?? startSystem(key, `${this.name}-${key}`);
    this.started.set(key, system);
    return system;
  }

  /** Replaces `{system}` with its port, `{systemFolder}`, `{systemLibs}`, and `{systemPython}` with folders, and `{files}`. */
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

  /** Returns the request body of a catalog of the stack. `backed` is a provider, or a provider and a backend with a colon. */
  async catalog(name: string, backed: string) {
    const [provider = ''] = backed.split(':');
    const type = { hadoop: 'fileset', kafka: 'messaging' }[provider] ?? 'relational';
    const own = await this.fill(JSON.stringify(catalogs[backed] ?? {}));
    const properties = JSON.parse(own) as Record<string, string>;
    // A relational store can't alter a catalog without a comment.
    return { name, type, provider, comment: 'of the stack', properties };
  }

  /** Creates such a catalog unless it exists, because creating it again would delete it. */
  async createCatalog(url: string, metalake: string, name: string, backed: string) {
    const path = `/metalakes/${metalake}/catalogs`;
    if ((await send(url, 'GET', `${path}/${name}`)).status === 200) return;
    const { status, text } = await send(url, 'POST', path, await this.catalog(name, backed));
    if (status !== 200) throw new Error(`can't create ${name}: ${text}`);
  }
}
