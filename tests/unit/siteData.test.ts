import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diagrams } from '../../src/site/diagrams';
import { iconNames } from '../../src/site/icons';
import { rootDir } from '../support/paths';
import { readSources, type Sources } from '../support/sources';

const config = 'docusaurus.config.ts';
const sources: Sources = new Map([
  ...readSources('src', /\.(tsx?|mjs)$/),
  [config, readFileSync(join(rootDir, config), 'utf8')],
]);
const siteFiles = [...sources.keys()].filter((file) => file.startsWith('src/site/'));

const has = (text: string, pattern: string): boolean => new RegExp(pattern, 's').test(text);

/** Returns the code of the files that import a module, without imports and comments. */
function readersOf(file: string, all: Sources): string {
  const name = basename(file, '.ts');
  return [...all]
    .filter(([other, text]) =>
      has(text, `from '${other.startsWith('src/site/') ? '\\./' : "[^']*/site/"}${name}'`),
    )
    .map(([, text]) => text.replace(/^import .*?;$/gms, '').replace(/^\s*(\/\*|\*|\/\/).*$/gm, ''))
    .join('\n');
}

/** Lists the exports of a module that none of its readers names. */
function unreadExports(file: string, all: Sources): string[] {
  const declared = /^export (?:const|function|interface|type) (\w+)/gm;
  const names = [...(all.get(file) ?? '').matchAll(declared)].map(([, name = '']) => name);
  const readers = readersOf(file, all);
  return names.filter((name) => !has(readers, `\\b${name}\\b`));
}

describe.each(siteFiles)('%s', (file) => {
  it('exports nothing that nobody reads', () => {
    expect(unreadExports(file, sources)).toEqual([]);
  });
});

describe('drawings by name', () => {
  const markdown = ['docs', 'versioned_docs', 'blog'].flatMap((folder) => [
    ...readSources(folder, /\.mdx?$/).values(),
  ]);
  const texts = [...markdown, ...sources.values()].join('\n');
  const unnamed = (names: readonly string[], before: string) =>
    names.filter((name) => !has(texts, `${before}['"]${name}['"]`));

  it('are all shown somewhere', () => {
    expect(unnamed(Object.keys(diagrams), '<ConceptDiagram name=')).toEqual([]);
    expect(unnamed(iconNames, '(<(?:Tile)?Icon name=|icon: )')).toEqual([]);
  });

  it('are symbols of the one file of icons', () => {
    const svg = readFileSync(join(rootDir, 'static/img/icons.svg'), 'utf8');
    const symbols = [...svg.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name);
    expect(symbols).toEqual([...iconNames]);
  });
});
