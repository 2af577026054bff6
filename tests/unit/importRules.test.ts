import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { rootDir } from '../support/paths';

/** Lints a file that is written for the purpose, and returns what the linter says. */
function lint(folder: string, source: string): string {
  const file = join(rootDir, folder, 'importRulesFixture.ts');
  writeFileSync(file, `${source}\n`);
  try {
    const { stdout, stderr } = spawnSync('npx', ['biome', 'lint', '--vcs-enabled=false', file], {
      cwd: rootDir,
      encoding: 'utf8',
    });
    return stdout + stderr;
  } finally {
    rmSync(file);
  }
}

const rooms = ['site', 'components', 'pages', 'theme', 'client', 'plugins', 'tools'];

describe('who may know whom', () => {
  afterEach(() => {
    for (const room of rooms) {
      rmSync(join(rootDir, 'src', room, 'importRulesFixture.ts'), { force: true });
    }
  });

  it.each([
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
  ])('%s may not: %s', (folder, source) => {
    expect(lint(folder, source)).toContain('noRestrictedImports');
  });

  it.each([
    ['src/site', "import './brand';"],
    ['src/components', "import '@site/src/site/brand';"],
    ['src/components', "import '@theme/Layout';"],
    ['src/theme', "import '@site/src/components/shared/Card';"],
    ['src/theme', "import '@site/src/client/keys';"],
    ['src/client', "import '../site/brand';"],
    ['src/plugins', "import '../site/brand';"],
    ['src/tools', "import '../plugins/redirects/redirectsFile';"],
  ])('%s may: %s', (folder, source) => {
    expect(lint(folder, source)).not.toContain('noRestrictedImports');
  });
});

/** Rooms that files of a room may name in a string beside their own, as they may import them. */
const mayName: Record<string, readonly string[]> = {
  client: ['site'],
  components: ['site', 'search'],
  pages: ['components', 'site'],
  plugins: ['search', 'site'],
  search: ['site'],
  site: [],
  theme: ['client', 'components', 'search', 'site'],
  tools: ['plugins', 'search', 'site'],
};

/** Names that are right all the same, by file and room, each with the reason. */
const exceptions: Record<string, string> = {
  'plugins/redirects/index.ts components': 'a route names its component by a path',
  'plugins/social-cards/tokens.ts css': 'reads the tokens as the style sheet that they are',
  'plugins/styles/index.ts components': 'tells whose styles are loaded with their script',
  'plugins/styles/purgeInfima.ts css': 'reads the tokens as the style sheet that they are',
  'plugins/analytics/index.ts client': 'bundles the inline script',
  'plugins/wake/ssrTemplate.ts client': 'bundles the inline script',
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
    (file) => /\.tsx?$/.test(file) && file.includes('/') && !file.includes('importRulesFixture'),
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
