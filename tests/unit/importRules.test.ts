import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootDir } from '../support/paths';

type Fixture = readonly [folder: string, source: string];

const forbidden: readonly Fixture[] = [
  ['src/site', "import '../components/shared/Card';"],
  ['src/site', "import 'react';"],
  ['src/components', "import '@site/src/client/progress';"],
  ['src/components', "import '@site/src/plugins/deploy/host';"],
  ['src/components', "import 'node:fs';"],
  ['src/components', "import '../theme/Tabs';"],
  ['src/pages', "import '@site/src/client/progress';"],
  ['src/theme', "import '@site/src/pages/index';"],
  ['src/client', "import '@site/src/components/shared/Card';"],
  ['src/client', "import '../plugins/deploy/host';"],
  ['src/plugins', "import '../components/shared/Card';"],
  ['src/tools', "import '../theme/Tabs';"],
  ['src/sandbox', "import '../components/shared/Card';"],
  ['src/sandbox', "import '../plugins/sandbox/compileContract';"],
  ['src/components', "import '@site/src/sandbox/server/server';"],
  ['src/client', "import '../sandbox/server/server';"],
];

const allowed: readonly Fixture[] = [
  ['src/site', "import './brand';"],
  ['src/components', "import '@site/src/site/brand';"],
  ['src/components', "import '@theme/Layout';"],
  ['src/theme', "import '@site/src/components/shared/Card';"],
  ['src/theme', "import '@site/src/client/keys';"],
  ['src/client', "import '../site/brand';"],
  ['src/plugins', "import '../site/brand';"],
  ['src/tools', "import '../plugins/redirects/redirectsFile';"],
  ['src/sandbox', "import '../site/brand';"],
  ['src/components', "import '@site/src/sandbox/client';"],
  ['src/client', "import '../sandbox/client';"],
];

/** Lints files of their own in a folder of their own by the site's rules, and returns those whose imports are found fault with. */
function faulty(fixtures: readonly Fixture[]): Fixture[] {
  const dir = mkdtempSync(join(tmpdir(), 'import-rules-'));
  try {
    copyFileSync(join(rootDir, 'biome.json'), join(dir, 'biome.json'));
    const files = fixtures.map(([folder, source], at) => {
      mkdirSync(join(dir, folder), { recursive: true });
      const file = join(folder, `fixture${at}.ts`);
      writeFileSync(join(dir, file), `${source}\n`);
      return file;
    });
    const biome = join(rootDir, 'node_modules/.bin/biome');
    const args = ['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none'];
    const { stdout } = spawnSync(biome, args, { cwd: dir, encoding: 'utf8' });
    const lines = stdout.split('\n').filter((line) => line.includes('noRestrictedImports'));
    return fixtures.filter((_, at) => lines.some((line) => line.includes(files[at] ?? '')));
  } finally {
    rmSync(dir, { recursive: true });
  }
}

describe('who may know whom', () => {
  const found = faulty([...forbidden, ...allowed]);

  it.each(forbidden)('%s may not: %s', (...fixture) => {
    expect(found).toContainEqual(fixture);
  });

  it.each(allowed)('%s may: %s', (...fixture) => {
    expect(found).not.toContainEqual(fixture);
  });
});

/** Rooms that files of a room may name in a string beside their own, as they may import them. */
const mayName: Record<string, readonly string[]> = {
  client: ['site', 'sandbox'],
  components: ['site', 'search', 'sandbox'],
  markdown: ['site'],
  pages: ['components', 'site'],
  plugins: ['markdown', 'search', 'site'],
  sandbox: ['site'],
  search: ['markdown', 'site'],
  site: [],
  theme: ['client', 'components', 'search', 'site'],
  tools: ['markdown', 'plugins', 'search', 'site'],
};

/** Names that are right all the same, by file and room, each with the reason. */
const exceptions: Record<string, string> = {
  'plugins/front-matter/docs.ts theme': 'tells writers where styles belong',
  'tools/check/rules/tokens.ts css': 'reads the tokens as the style sheet that they are',
  'plugins/redirects/index.ts components': 'a route names its component by a path',
  'plugins/social-cards/writeCards.ts drawing': 'tells which code draws a card',
  'plugins/social-cards/tokens.ts css': 'reads the tokens as the style sheet that they are',
  'plugins/bundler/index.ts client': 'tells whose styles are loaded with their script',
  'plugins/bundler/index.ts components': 'tells whose styles are loaded with their script',
  'plugins/start/index.ts client':
    'bundles the inline script, and names the module that takes the place of others',
  'plugins/start/inlineScript.ts client': 'tells whose words the inline script has',
  'site/staticComponents.ts components': 'what Markdown imports is known by these names',
};

/** Returns the rooms of src that string literals of a source name. */
const namedRooms = (source: string): string[] =>
  [
    ...source
      .replaceAll(/^\s*(\/\/|\*|\/\*|import |\} from |export .* from ).*$/gm, '')
      .matchAll(/(['"`/])(?:[^'"`\n]*?)\bsrc(?:\/|\[\\\\\/\])([a-z]+)\b/g),
  ].map(([, , room = '']) => room);

function misnamed(file: string, source: string): string[] {
  const [room = ''] = file.split('/');
  const allowed = new Set([room, ...(mayName[room] ?? [])]);
  return [...new Set(namedRooms(source))]
    .filter((named) => !allowed.has(named))
    .map((named) => `${file} ${named}`);
}

describe('paths in strings', () => {
  const sources = readdirSync(join(rootDir, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && file.includes('/'),
  );
  const found = sources.flatMap((file) =>
    misnamed(file, readFileSync(join(rootDir, 'src', file), 'utf8')),
  );

  it('lead where an import may lead, or have a reason', () => {
    expect(found.filter((name) => !(name in exceptions))).toEqual([]);
    expect(sources.length).toBeGreaterThan(200);
  });

  it('have no stale reason', () => {
    expect(Object.keys(exceptions).filter((name) => !found.includes(name))).toEqual([]);
  });

  it('would be noticed', () => {
    expect(misnamed('components/x.ts', "load('@site/src/theme/Tabs');")).toEqual([
      'components/x.ts theme',
    ]);
    expect(misnamed('components/x.ts', "load('@site/src/site/brand');")).toEqual([]);
  });
});
