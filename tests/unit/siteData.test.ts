import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diagrams } from '../../src/site/diagrams';
import { iconPaths } from '../../src/site/pictures';
import { rootDir } from '../support/paths';
import { readSources, type Sources } from '../support/sources';

/** Values that a library or a machine reads, each with the one that knows their properties. */
const readElsewhere: Record<string, string> = {
  docSearchWords: 'DocSearch, as its translations',
  favicons: 'Docusaurus, as headTags',
  footer: 'Docusaurus, as a part of themeConfig',
  javaScript: 'literal(), as the style of what it writes',
  json: 'literal(), as the style of what it writes',
  navbar: 'Docusaurus, as a part of themeConfig',
  'content.image': 'plugin-ideal-image, as its options',
  'content.tableOfContents': 'Docusaurus, as a part of themeConfig',
  organization: 'search engines, as schema.org data',
  python: 'literal(), as the style of what it writes',
  pageKeywords: 'the search index, by the path of each page',
  progress: 'nprogress, which is configured with it',
  'searchWords.kinds': 'the badges, by the name of each kind of page',
  'searchWords.popular': 'the start screen of the pop-up, by the name of each page',
  software: 'search engines, as schema.org data',
};

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

/** Matches what follows a value that is used as a whole: spread, gone through, an argument … Words of a text aren't. */
const wholly = '(?=\\s*[)}\\],;]|\\s[:?]|\\s+(as|satisfies)\\b|\\s*\\.(map|filter|flatMap)\\()';

/** Tells whether a value is used as a whole, and not only by its properties. */
function isHandedOn(code: string, name: string, parent?: string): boolean {
  const alone = `(?<=[({[=,:?&|]\\s*|\\.{3}|\\b(of|in|return)\\s+)${name}\\b${wholly}`;
  return parent === undefined
    ? has(code, alone)
    : has(code, `\\b${parent}\\??\\.${name}\\b${wholly}`) ||
        (isTakenFrom(code, name, parent) && has(code, alone));
}

/** Tells whether a property is taken from a value by destructuring. */
const isTakenFrom = (code: string, key: string, name: string): boolean =>
  has(code, `\\{[^{}]*\\b${key}\\b[^{}]*\\} = [^;]*\\b${name}\\b`);

/** Code in which properties are read: of the files that import their module, of the module, and of all but `src/site`. */
interface Code {
  readers: string;
  own: string;
  everything: string;
}

/**
 * Lists the properties of a value that nobody reads, as paths. A property is read as `name.key` or by destructuring. A value whose
 * name stands alone is handed on, to a component for example: then what it holds is read if it is named anywhere. Keys of a value
 * that is gone through by `Object.keys` and the like, or by a computed key, are all read.
 */
function unreadProperties(
  path: string,
  value: unknown,
  code: Code,
  isPartOfWhole = false,
): string[] {
  if (typeof value !== 'object' || value === null || path in readElsewhere) {
    return [];
  }
  if (Array.isArray(value)) {
    const found = value.flatMap((one) => unreadProperties(path, one, code, isPartOfWhole));
    return [...new Set(found)];
  }
  const { readers, own, everything } = code;
  const [name = path, parent] = path.split('.').reverse();
  const isGoneThrough = has(readers, `Object\\.\\w+\\(\\s*([\\w.]+\\.)?${name}\\b|\\b${name}\\[`);
  const isWhole = isPartOfWhole || isHandedOn(readers, name, parent);
  return Object.entries(value).flatMap(([key, inner]) => {
    const isRead =
      isGoneThrough ||
      has(`${readers}${own}`, `\\b${name}\\??\\.${key}\\b`) ||
      isTakenFrom(readers, key, name) ||
      (isWhole && has(everything, `\\b${key}\\b`));
    const innerPath = `${path}.${key}`;
    return isRead
      ? unreadProperties(innerPath, inner, code, isWhole || isGoneThrough)
      : [innerPath];
  });
}

const everything = [...sources]
  .filter(([file]) => !file.startsWith('src/site/'))
  .map(([, text]) => text)
  .join('\n');

describe.each(siteFiles)('%s', (file) => {
  it('exports nothing that nobody reads', () => {
    expect(unreadExports(file, sources)).toEqual([]);
  });

  it('has no property that nobody reads', async () => {
    const values: Record<string, unknown> = await import(join(rootDir, file));
    const code = { readers: readersOf(file, sources), own: sources.get(file) ?? '', everything };
    const unread = Object.entries(values).flatMap(([name, value]) =>
      unreadProperties(name, value, code),
    );
    expect(unread).toEqual([]);
  });
});

describe('a value that nobody reads', () => {
  const file = 'src/site/colors.ts';
  const page = "import { colors } from '../site/colors';\n// dark, spare\n";
  const found = (value: unknown, code: string) => {
    const readers = readersOf(file, new Map([['page', page + code]]));
    return unreadProperties('colors', value, { readers, own: '', everything: code });
  };

  it('is found among the exports of a module', () => {
    const module = 'export const colors = {};\nexport const spare = 1;\nexport type Color = 1;\n';
    expect(
      unreadExports(
        file,
        new Map([
          [file, module],
          ['page', `${page}use(colors);`],
        ]),
      ),
    ).toEqual(['spare', 'Color']);
  });

  it('is found among the properties of an object', () => {
    expect(found({ dark: 1, light: 2 }, 'use(colors.dark);')).toEqual(['colors.light']);
    expect(found({ dark: 1, light: 2 }, 'const { dark } = colors;')).toEqual(['colors.light']);
    expect(found({ dark: 1, light: 2 }, "use(colors.dark, 'colors and light');")).toEqual([
      'colors.light',
    ]);
    expect(found({ dark: { a: 1, b: 2 } }, 'use(colors.dark.a);')).toEqual(['colors.dark.b']);
    expect(
      found(
        { dark: { a: 1, b: 2 } },
        'use(colors.dark.a, 1, b); for (const dark of all) use(dark);',
      ),
    ).toEqual(['colors.dark.b']);
    expect(found([{ dark: 1 }, { light: 2 }], '<Card {...colors} />; use({ dark });')).toEqual([
      'colors.light',
    ]);
  });

  it('finds nothing where code iterates over the keys', () => {
    expect(found({ dark: 1 }, 'Object.keys(colors);')).toEqual([]);
    expect(found({ dark: 1 }, 'use(colors[key]);')).toEqual([]);
  });
});

describe('drawings by name', () => {
  const markdown = ['docs', 'versioned_docs', 'blog'].flatMap((folder) => [
    ...readSources(folder, /\.mdx?$/).values(),
  ]);
  const texts = [...markdown, ...sources.values()].join('\n');
  const unnamed = (names: string[], before: string) =>
    names.filter((name) => !has(texts, `${before}['"]${name}['"]`));

  it('are all shown somewhere', () => {
    expect(unnamed(Object.keys(diagrams), '<ConceptDiagram name=')).toEqual([]);
    expect(unnamed(Object.keys(iconPaths), '(<(?:Tile)?Icon name=|icon: )')).toEqual([]);
  });

  it('would be found if they were not', () => {
    expect(unnamed(['architecture', 'moon'], '<ConceptDiagram name=')).toEqual(['moon']);
  });
});
