import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'postcss';
import { type Kept, readProperties, rootProperties } from './reduce';

/** Packages whose style sheets and components stand beside Infima, with the folder that holds them. */
const packages = {
  '@docusaurus/core': 'lib/client',
  '@docusaurus/theme-common': 'lib',
  '@docusaurus/theme-classic': 'lib',
};

async function textsBelow(dir: string): Promise<{ file: string; text: string }[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(css|jsx?|tsx?)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
}

/** Returns the custom properties that a file reads; a script may do so by their bare name. */
const propertiesIn = ({ file, text }: { file: string; text: string }): string[] =>
  file.endsWith('.css')
    ? readProperties(text)
    : [...text.matchAll(/--ifm-[\w-]+/g)].map(([name]) => name);

/** Reads which custom properties of Infima the site and the framework read, and which the site's own style sheets replace. */
export async function siteProperties(
  siteDir: string,
): Promise<Pick<Kept, 'usedProperties' | 'overriddenProperties'>> {
  const { resolve } = createRequire(join(siteDir, 'package.json'));
  const folders = Object.entries(packages).map(([name, dir]) => {
    // Not all of them let their package.json be resolved.
    const folder = resolve.paths(name)?.find((path) => existsSync(join(path, name, dir)));
    if (folder === undefined) {
      throw new Error(`${name} has no folder ${dir}: adapt src/plugins/lean-styles/properties.ts.`);
    }
    return join(folder, name, dir);
  });
  const texts = (await Promise.all([join(siteDir, 'src'), ...folders].map(textsBelow))).flat();
  const own = texts.filter(({ file }) => file.startsWith(join(siteDir, 'src/css')));
  return {
    usedProperties: [...new Set(texts.flatMap(propertiesIn))].sort(),
    overriddenProperties: [
      ...new Set(own.flatMap(({ text }) => rootProperties(parse(text)))),
    ].sort(),
  };
}
