import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../../src/plugins/built-pages/files';

/** A second deployment of the site, in a folder of its own. */
export interface Deployment {
  dir: string;
  remove: () => Promise<void>;
}

/** Another hash of the same length: what a changed module would have. */
const rehash = (hash: string): string =>
  hash.replace(/[0-9a-f]/g, (digit) => ((Number.parseInt(digit, 16) + 1) % 16).toString(16));

/**
 * Copies a build into what the next deployment would be: the same pages, every script and style under a new name, none under an
 * old one. Its pages carry `<meta name="deployment">`.
 */
export async function redeploy(buildDir: string): Promise<Deployment> {
  const dir = await mkdtemp(join(tmpdir(), 'deployment-'));
  await cp(buildDir, dir, {
    recursive: true,
    filter: (file) => !/\.(xml|json)$/.test(file),
  });
  const files = await listFiles(dir);
  const hashes = new Set(
    files.flatMap(
      (file) => /^assets\/(?:js|css)\/(?:.*\.)?([0-9a-f]{7,10})\.\w+$/.exec(file)?.[1] ?? [],
    ),
  );
  const renewed = (text: string): string =>
    text.replace(/\b[0-9a-f]{7,16}\b/g, (word) => {
      // The bundler's runtime may have the whole hash of 16 digits, of which a name has the first seven.
      const name = word.length === 16 ? word.slice(0, 7) : word;
      return hashes.has(name) ? rehash(name) + word.slice(name.length) : word;
    });
  for (const file of files.filter((name) => /\.(html|js|css)$/.test(name))) {
    const text = renewed(await readFile(join(dir, file), 'utf8'));
    const isPage = file.endsWith('.html');
    await writeFile(
      join(dir, file),
      isPage ? text.replace('<head>', '<head><meta name="deployment">') : text,
    );
    const name = renewed(file);
    if (name !== file) {
      await rename(join(dir, file), join(dir, name));
    }
  }
  return { dir, remove: () => rm(dir, { recursive: true }) };
}
