import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootDir } from '../support/paths';

/** Source text by file, relative to the project. */
type Sources = ReadonlyMap<string, string>;

const sourceFiles = readdirSync(join(rootDir, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('importRulesFixture.ts'))
  .map((file) => `src/${file}`);

const sources: Sources = new Map(
  [...sourceFiles, 'docusaurus.config.ts', 'sidebars.ts'].map((file) => [
    file,
    readFileSync(join(rootDir, file), 'utf8'),
  ]),
);

const siteFiles = sourceFiles.filter((file) => file.startsWith('src/site/'));

const isNamed = (name: string, text: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

/** Lists the exports of a module that no other file names. */
function unreadExports(file: string, all: Sources): string[] {
  const names = [
    ...(all.get(file) ?? '').matchAll(/^export (?:const|function|interface|type) (\w+)/gm),
  ].map(([, name = '']) => name);
  const others = [...all].filter(([other]) => other !== file).map(([, text]) => text);
  return names.filter((name) => !others.some((text) => isNamed(name, text)));
}

/**
 * Lists the properties of a value that nobody reads, as paths. A value whose name stands without a dot is handed on whole: to
 * the framework, or to a component, which names the properties that it reads. Lists are looked at by their first entries.
 */
function unreadProperties(name: string, value: unknown, readers: string): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const isWhole = new RegExp(`\\b${name}\\b(?!\\??\\.\\w|['":])`).test(readers);
  return Object.entries(value).flatMap(([key, inner]) => {
    const isRead = isWhole
      ? isNamed(key, readers)
      : new RegExp(`\\b${name}\\??\\.${key}\\b`).test(readers);
    return isRead
      ? unreadProperties(key, inner, readers).map((path) => `${name}.${path}`)
      : [`${name}.${key}`];
  });
}

describe.each(siteFiles)('%s', (file) => {
  it('exports only what another file reads', () => {
    expect(unreadExports(file, sources)).toEqual([]);
  });
  it('has no property that nobody reads', async () => {
    const exported: Record<string, unknown> = await import(join(rootDir, file));
    const readers = [...sources]
      .filter(([other]) => !other.startsWith('src/site/'))
      .map(([, text]) => text)
      .join('\n');
    const unread = Object.entries(exported).flatMap(([name, value]) =>
      unreadProperties(name, value, readers),
    );
    expect(unread).toEqual([]);
  });
});
