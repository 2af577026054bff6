import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootDir } from '../support/paths';
import { testFolder } from '../support/testFolder';

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

const { path: cwd, write } = testFolder('all');

/** Lints files of their own in a folder of their own by the site's rules, and returns those whose imports are found fault with. */
function faulty(fixtures: readonly Fixture[]): Fixture[] {
  write('biome.json', readFileSync(join(rootDir, 'biome.json')));
  const files = fixtures.map(([folder, source], at) => {
    const file = `${folder}/fixture${at}.ts`;
    write(file, `${source}\n`);
    return file;
  });
  const biome = join(rootDir, 'node_modules/.bin/biome');
  const args = ['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none'];
  const { stdout } = spawnSync(biome, args, { cwd, encoding: 'utf8' });
  const lines = stdout.split('\n').filter((line) => line.includes('noRestrictedImports'));
  return fixtures.filter((_, at) => lines.some((line) => line.includes(files[at] ?? '')));
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
