import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rootDir } from '../support/paths';
import { testFolder } from '../support/testFolder';

const plugin = '@site/src/plugins/deploy/host';
const card = '../components/shared/Card';
/** Forbidden and allowed imports, by folder. */
const rules: Record<string, { forbidden: string[]; allowed: string[] }> = {
  'src/site': { forbidden: [card, 'react'], allowed: ['./brand'] },
  'src/components': {
    forbidden: [plugin, '@site/src/client/progress', 'node:fs', '../theme/Tabs'].concat(
      '@site/src/theme/Tabs',
      '@site/src/sandbox/server/server',
    ),
    allowed: ['@site/src/site/brand', '@theme/Layout', '@site/src/sandbox/client'],
  },
  'src/pages': { forbidden: ['@site/src/client/progress'], allowed: ['@site/src/site/brand'] },
  'src/theme': {
    forbidden: ['@site/src/pages/index', plugin],
    allowed: ['@site/src/components/shared/Card', '@site/src/client/cleanAddress'],
  },
  'src/client': {
    forbidden: ['@site/src/components/shared/Card', plugin, '../sandbox/server/server'],
    allowed: ['../site/brand', '../sandbox/client'],
  },
  'src/plugins': { forbidden: [card], allowed: ['../site/brand'] },
  'src/tools': { forbidden: ['../theme/Tabs'], allowed: ['../plugins/redirects/siteRedirects'] },
  'src/sandbox': {
    forbidden: [card, '../plugins/sandbox/compileContract'],
    allowed: ['../site/brand'],
  },
};

const { path: cwd, write } = testFolder('all');

it('the lint rules reject exactly the forbidden imports between folders', () => {
  write('biome.json', readFileSync(join(rootDir, 'biome.json')));
  const imports = Object.entries(rules).flatMap(([folder, { forbidden, allowed }]) => [
    ...forbidden.map((name) => ({ folder, name, isForbidden: true })),
    ...allowed.map((name) => ({ folder, name, isForbidden: false })),
  ]);
  const fileOf = (index: number): string => `${imports[index]?.folder}/fixture${index}.ts`;
  for (const [index, { name }] of imports.entries()) {
    write(fileOf(index), `import '${name}';\n`);
  }
  const biome = join(rootDir, 'node_modules/.bin/biome');
  const args = ['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none'];
  const { stdout } = spawnSync(biome, args, { cwd, encoding: 'utf8' });
  const refused = stdout.split('\n').filter((line) => line.includes('noRestrictedImports'));
  const isRefused = (index: number): boolean =>
    refused.some((line) => line.includes(fileOf(index)));
  expect(imports.map((one, index) => ({ ...one, isForbidden: isRefused(index) }))).toEqual(imports);
});
