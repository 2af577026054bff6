import { cacheFolder } from './cache';
import { filled } from './filled';
import { catalogs, type System, startSystem, systems } from './systems';

/** The systems of one run; each starts when something first needs it. */
export class Stack {
  private readonly started = new Map<string, Promise<System>>();
  /** A folder for files, which stands for HDFS and cloud stores. */
  readonly files: string;

  /** @param name keeps the folders of two runs apart. */
  constructor(private readonly name: string) {
    this.files = cacheFolder('run', `${name}-files`);
  }

  /** A failure is kept, too. */
  start(key: string): Promise<System> {
    const system = this.started.get(key) ?? startSystem(key, `${this.name}-${key}`);
    this.started.set(key, system);
    return system;
  }

  /** Replaces the names of systems in braces by their ports, with `Folder` by their folders, and `{files}` by the folder. */
  async fill(text: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
    const values: Record<string, string> = { files: this.files, ...more };
    for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g)) {
      const key = name.replace(/Folder$/, '');
      if (key in systems) {
        const { port, folder } = await this.start(key);
        values[name] = name === key ? String(port) : folder;
      }
    }
    return filled(text, values);
  }

  /** Properties of a catalog that leads to the systems here. */
  async propertiesOf(provider: string): Promise<Record<string, string>> {
    return JSON.parse(await this.fill(JSON.stringify(catalogs[provider] ?? {})));
  }
}

/** The type of the catalogs of a provider. */
export const typeOf = (provider: string): string =>
  ({ hadoop: 'fileset', kafka: 'messaging' })[provider] ?? 'relational';
