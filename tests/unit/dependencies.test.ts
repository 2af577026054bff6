import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json';
import { rootDir } from '../support/paths';
import { trackedFiles } from '../support/sources';

/** Dependencies that no file imports by name, each with the reason why it is there. */
const exceptions: Record<string, string> = {
  '@biomejs/biome': 'command of npm run lint and npm run format',
  '@docusaurus/core': 'the framework; its command builds the site',
  '@docusaurus/faster': 'loaded by the core because of future.faster',
  '@docusaurus/module-type-aliases': 'types',
  '@docusaurus/theme-mermaid': 'an option of writers; tests/e2e/copy switches it on in a copy',
  '@mdx-js/react': 'peer dependency of @docusaurus/core',
  '@testing-library/dom': 'peer dependency of @testing-library/react',
  '@types/compression': 'types',
  '@types/hast': 'types',
  '@types/mdast': 'types',
  '@types/nlcst': 'types',
  '@types/node': 'types',
  '@types/nprogress': 'types',
  '@types/react': 'types',
  '@types/react-dom': 'types',
  '@types/semver': 'types',
  '@types/unist': 'types',
  'happy-dom': 'environment of the component tests, named in vitest.config.ts',
  'react-dom': 'peer dependency of @docusaurus/core',
  typescript: 'command of npm run types',
};

const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

const files = trackedFiles('--cached', '--others', '--exclude-standard')
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !file.endsWith('dependencies.test.ts'))
  // Another test writes and removes it meanwhile.
  .filter((file) => existsSync(join(rootDir, file)) && !file.endsWith('/importRulesFixture.ts'))
  .map((file) => ({ file, text: readFileSync(join(rootDir, file), 'utf8') }));
const sources = files.map(({ text }) => text).join('\n');

/** Names that the framework gives to its own modules and to the site's; no packages. */
const isAlias = (name: string): boolean =>
  /^(@site|@theme|@theme-original|@theme-init|@generated)(\/|$)/.test(name) ||
  // `@docusaurus/Link` and its kin are modules of the core; its packages are in lower case.
  /^@docusaurus\/([A-Z]|use[A-Z]|isInternalUrl|router$|renderRoutes$)/.test(name);

const importStatement =
  /^(?:import|export)\s[^'"`;]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|^@import\s+['"]([^'"]+)['"]/gm;

/** Returns the packages that a source imports, without Node's own modules. */
const importedPackages = (text: string): string[] =>
  [...text.matchAll(importStatement)]
    .map((match) => match.slice(1).find((name) => name !== undefined) ?? '')
    .filter((name) => /^(@[a-z]|[a-z])/.test(name) && !isAlias(name) && !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));

/** Imports of packages that package.json doesn't name, each with the reason. */
const undeclaredOnPurpose: Record<string, string> = {
  'tests/bench/site/peers.ts: @astrojs/starlight': 'is in the configuration of a peer, as text',
  'tests/support/docusaurus.tsx: react-helmet-async': 'the very instance of the framework',
  'tests/support/docusaurus.tsx: react-router-dom': 'the very instance of the framework',
};

const undeclared = (text: string): string[] =>
  // Some packages are types alone: `hast` is @types/hast.
  importedPackages(text).filter(
    (name) => !dependencies.includes(name) && !dependencies.includes(`@types/${name}`),
  );

/** Says whether a package, or a module of it, is named in a source. */
const isNamed = (name: string): boolean => new RegExp(`['"]~?${name}(/[^'"]*)?['"]`).test(sources);

/** Names in the first cells of the table of held packages. */
function explained(guide: string): string[] {
  const [, table = ''] = /\n\| Held \|.*\n.*\n((?:\|.*\n)+)/.exec(guide) ?? [];
  return table.split('\n').flatMap((row) => {
    const [, held = ''] = row.split('|');
    return [...held.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  });
}

const covers = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

/** Lists versions that package.json holds and nothing explains, and explanations of what it doesn't hold or name. */
function heldProblems(
  { dependencies: direct, devDependencies, overrides }: typeof manifest,
  guide: string,
  ignored: readonly string[],
): string[] {
  const asked = Object.entries({ ...direct, ...devDependencies });
  const held = new Set([
    ...asked.filter(([, range]) => /^\d/.test(range)).map(([name]) => name),
    ...Object.keys(overrides),
    ...ignored,
  ]);
  const names = explained(guide);
  const known = [...asked.map(([name]) => name), ...Object.keys(overrides)];
  return [
    ...[...held]
      .filter((name) => !names.some((one) => covers(one, name) || covers(name, one)))
      .map(
        (name) => `${name} is held: say why, and what it waits for, in CONTRIBUTING.md, “Upgrade”.`,
      ),
    ...names
      .filter((one) => !known.some((name) => covers(one, name)))
      .map((one) => `CONTRIBUTING.md explains ${one}, which package.json doesn't name.`),
  ];
}

it('versions that package.json holds are explained, each, in the guide to upgrades', () => {
  const guide = readFileSync(join(rootDir, 'CONTRIBUTING.md'), 'utf8');
  const { updates } = parse(readFileSync(join(rootDir, '.github/dependabot.yml'), 'utf8')) as {
    updates: { ignore?: { 'dependency-name': string }[] }[];
  };
  const ignored = updates.flatMap(({ ignore = [] }) => ignore.map((one) => one['dependency-name']));
  expect(ignored.length).toBeGreaterThan(0);
  expect(explained(guide).length).toBeGreaterThan(5);
  expect(heldProblems(manifest, guide, ignored)).toEqual([]);
});

describe('direct dependencies', () => {
  it('are all used, or have a reason', () => {
    expect(dependencies.filter((name) => !isNamed(name) && !(name in exceptions))).toEqual([]);
  });

  it('have no stale reason', () => {
    const stale = Object.keys(exceptions).filter((name) => !dependencies.includes(name));
    expect(stale).toEqual([]);
  });

  it('are declared where they are imported', () => {
    const found = files
      .flatMap(({ file, text }) => undeclared(text).map((name) => `${file}: ${name}`))
      .filter((one) => !(one in undeclaredOnPurpose));
    expect(found).toEqual([]);
    expect(undeclared("import pad from 'left-pad/lib';\nimport 'node:fs';\n")).toEqual([
      'left-pad',
    ]);
  });

  it('are imported without the insides of the framework', () => {
    const inside = /from\s+['"]@docusaurus\/[^'"]*\/lib\//;
    const shipped = files.filter(({ file }) => !file.startsWith('tests/'));
    expect(shipped.filter(({ text }) => inside.test(text)).map(({ file }) => file)).toEqual([]);
    expect(inside.test("import x from '@docusaurus/core/lib/client/App';")).toBe(true);
  });
});
