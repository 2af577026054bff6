import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json';
import { rootDir } from '../support/paths';
import { trackedFiles } from '../support/sources';

const ranges = { ...manifest.dependencies, ...manifest.devDependencies };
const dependencies = Object.keys(ranges);
const read = (file: string): string => readFileSync(join(rootDir, file), 'utf8');

const files = trackedFiles()
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !file.endsWith('dependencies.test.ts'))
  .filter((file) => existsSync(join(rootDir, file)))
  .map((file) => ({ file, text: read(file) }));

/** Dependencies that no file imports by name, and why they are there. */
const exceptions: Record<string, string> = {
  '@biomejs/biome': 'command of npm run lint and npm run format',
  '@docusaurus/core': 'the framework, whose command builds the site',
  '@docusaurus/faster': 'loaded by @docusaurus/core because of future.faster',
  '@docusaurus/module-type-aliases': 'types',
  '@docusaurus/theme-mermaid': 'an option for writers, which tests/e2e/copy enables in a copy',
  '@mdx-js/react': 'peer dependency of @docusaurus/core',
  '@testing-library/dom': 'peer dependency of @testing-library/react',
  jiti: 'command of npm run check, of the benches, and of the tests of the product',
  'happy-dom': 'environment of the component tests, named in vitest.config.ts',
  'react-dom': 'peer dependency of @docusaurus/core',
  typescript: 'command of npm run types',
};

it('dependencies are imported, or have a reason', () => {
  const sources = files.map(({ text }) => text).join('\n');
  const unused = dependencies.filter(
    (name) =>
      !name.startsWith('@types/') && !new RegExp(`['"]~?${name}(/[^'"]*)?['"]`).test(sources),
  );
  expect(unused.filter((name) => !(name in exceptions))).toEqual([]);
  expect(Object.keys(exceptions).filter((name) => !dependencies.includes(name))).toEqual([]);
});

const importStatement =
  /^(?:import|export)\s[^'"`;]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|^@import\s+['"]([^'"]+)['"]/gm;
/** Aliases of the framework. Those below @docusaurus have a capital letter, its packages don't. */
const alias =
  /^@(?:site|theme|theme-original|theme-init|generated)(?:\/|$)|^@docusaurus\/(?:[A-Z]|use[A-Z]|isInternalUrl|router$|renderRoutes$)/;

/** Lists the packages that a source imports and package.json doesn't name. */
const undeclared = (text: string): string[] =>
  [...text.matchAll(importStatement)]
    .map((match) => match.slice(1).find((name) => name !== undefined) ?? '')
    .filter((name) => /^@?[a-z]/.test(name) && !alias.test(name) && !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    // Some packages contain only types: `hast` is @types/hast.
    .filter((name) => ![name, `@types/${name}`].some((one) => dependencies.includes(one)));

it('package.json names the packages that files import', () => {
  const found = files.flatMap(({ file, text }) =>
    undeclared(text).map((name) => `${file}: ${name}`),
  );
  expect([...new Set(found)].sort()).toEqual([
    // Text in the configuration of another site, and the instances that the framework installs.
    'tests/bench/site/peers.ts: @astrojs/starlight',
    'tests/support/docusaurus.tsx: react-helmet-async',
    'tests/support/docusaurus.tsx: react-router-dom',
  ]);
  expect(undeclared("import pad from 'left-pad/lib';\nimport 'node:fs';\n")).toEqual(['left-pad']);
});

it('the site doesn’t import the insides of the framework', () => {
  const inside = /from\s+['"]@docusaurus\/[^'"]*\/lib\//;
  const shipped = files.filter(({ file }) => !file.startsWith('tests/'));
  expect(shipped.filter(({ text }) => inside.test(text)).map(({ file }) => file)).toEqual([]);
  expect(inside.test("import x from '@docusaurus/core/lib/client/App';")).toBe(true);
});

it('the upgrade guide explains exactly the versions that are held back', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: { ignore?: { 'dependency-name': string }[] }[];
  };
  const held = [
    ...dependencies.filter((name) => /^\d/.test(Object(ranges)[name])),
    ...Object.keys(manifest.overrides),
    ...updates.flatMap(({ ignore = [] }) => ignore.map((one) => one['dependency-name'])),
  ];
  const [, table = ''] = /\n\| Held \|.*\n.*\n((?:\|.*\n)+)/.exec(read('CONTRIBUTING.md')) ?? [];
  const explained = table
    .split('\n')
    .flatMap((row) => row.split('|')[1]?.match(/(?<=`)[^`, ]+(?=`)/g) ?? []);
  const covers = (pattern: string, name: string): boolean =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
  const isSame = (one: string, other: string): boolean => covers(one, other) || covers(other, one);
  expect(held.filter((name) => !explained.some((one) => isSame(one, name)))).toEqual([]);
  const known = [...dependencies, ...Object.keys(manifest.overrides)];
  expect(explained.filter((name) => !known.some((one) => isSame(one, name)))).toEqual([]);
  expect(explained.length).toBeGreaterThan(5);
});
