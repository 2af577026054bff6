import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { diagrams } from '../../src/site/diagrams';
import { iconNames } from '../../src/site/icons';
import { rootDir } from '../support/paths';
import { readSources, type Sources } from '../support/sources';

const read = (file: string): string => readFileSync(join(rootDir, file), 'utf8');
const code = readSources('src', /\.(tsx?|mjs)$/).set(
  'docusaurus.config.ts',
  read('docusaurus.config.ts'),
);

/** Lists the exports of `src/site` that no other file names, comments aside. */
function unreadExports(all: Sources): string[] {
  const words = [...all].map(([file, text]) => {
    const found = text.replace(/^\s*(\/\*|\*|\/\/).*$/gm, '').match(/[\w$]+/g);
    return [file, new Set(found)] as const;
  });
  const declared = /^export (?:const|function|interface|type) (\w+)/gm;
  return [...all]
    .filter(([file]) => file.startsWith('src/site/'))
    .flatMap(([file, text]) =>
      [...text.matchAll(declared)]
        .filter(([, name = '']) => !words.some(([other, has]) => other !== file && has.has(name)))
        .map(([, name]) => `${file}: ${name}`),
    );
}

it('every export of the site’s data is read by another file', () => {
  expect(unreadExports(code)).toEqual([]);
  const wrong = new Map([['src/site/a.ts', 'export const unread = 1;\nconst b = unread;\n']]);
  expect(unreadExports(wrong)).toEqual(['src/site/a.ts: unread']);
});

it('every diagram is on a page, and its two files are as high as their page makes room for', () => {
  const pages = ['docs', 'versioned_docs', 'blog'].flatMap((folder) => [
    ...readSources(folder, /\.mdx?$/).values(),
  ]);
  const texts = [...pages, ...code.values()].join('\n');
  const files: Record<string, string> = {};
  for (const [name, { heights }] of Object.entries(diagrams)) {
    expect(texts).toMatch(new RegExp(`<ConceptDiagram name=['"]${name}['"]`));
    files[`${name}.svg`] = `0 0 720 ${heights[0]}`;
    files[`${name}-narrow.svg`] = `0 0 336 ${heights[1]}`;
  }
  const boxes = readdirSync(join(rootDir, 'static/img/diagrams')).map((file) => [
    file,
    /viewBox="([^"]+)"/.exec(read(`static/img/diagrams/${file}`))?.[1],
  ]);
  expect(Object.fromEntries(boxes)).toEqual(files);
});

it('the icons are the symbols of the file of icons', () => {
  const symbols = [...read('static/img/icons.svg').matchAll(/<symbol id="(\w+)"/g)];
  expect(symbols.map(([, name]) => name)).toEqual([...iconNames]);
});
