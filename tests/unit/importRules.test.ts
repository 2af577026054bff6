import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
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

describe('who may know whom', () => {
  afterEach(() => {
    for (const folder of ['src/site', 'src/components', 'src/pages', 'src/theme', 'src/plugins']) {
      rmSync(join(rootDir, folder, 'importRulesFixture.ts'), { force: true });
    }
  });

  it.each([
    ['src/site', "import '../components/Card';"],
    ['src/site', "import 'react';"],
    ['src/components', "import '@site/src/client/progress';"],
    ['src/components', "import '@site/src/plugins/deploy/host';"],
    ['src/components', "import 'node:fs';"],
    ['src/pages', "import '@site/src/client/progress';"],
    ['src/theme', "import '@site/src/pages/index';"],
    ['src/plugins', "import '../components/Card';"],
  ])('%s may not: %s', (folder, source) => {
    expect(lint(folder, source)).toContain('noRestrictedImports');
  });

  it.each([
    ['src/site', "import './brand';"],
    ['src/components', "import '@site/src/site/brand';"],
    ['src/components', "import '@theme/Layout';"],
    ['src/theme', "import '@site/src/components/shared/Card';"],
    ['src/plugins', "import '../site/brand';"],
  ])('%s may: %s', (folder, source) => {
    expect(lint(folder, source)).not.toContain('noRestrictedImports');
  });
});
