import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json';
import { rootDir } from '../support/paths';

/** Dependencies that no file imports by name, each with the reason why it is there. */
const exceptions: Record<string, string> = {
  '@biomejs/biome': 'command of npm run lint and npm run format',
  '@docusaurus/core': 'the framework; its command builds the site',
  '@docusaurus/faster': 'loaded by the core because of future.faster',
  '@docusaurus/module-type-aliases': 'types',
  '@easyops-cn/docusaurus-search-local': 'read from its folder by npm run bench:search',
  '@mdx-js/react': 'peer dependency of @docusaurus/core',
  '@testing-library/dom': 'peer dependency of @testing-library/react',
  '@types/node': 'types',
  '@types/nprogress': 'types',
  '@types/react': 'types',
  '@types/react-dom': 'types',
  'happy-dom': 'environment of the component tests, named in vitest.config.ts',
  'react-dom': 'peer dependency of @docusaurus/core',
  typescript: 'command of npm run types',
};

const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: rootDir,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !file.endsWith('dependencies.test.ts'))
  // Another test writes and removes it meanwhile.
  .filter((file) => !file.endsWith('/importRulesFixture.ts'))
  .map((file) => readFileSync(join(rootDir, file), 'utf8'))
  .join('\n');

/** Says whether a package, or a module of it, is named in a source. */
function isNamed(name: string, text: string): boolean {
  return new RegExp(`['"]~?${name}(/[^'"]*)?['"]`).test(text);
}

describe('direct dependencies', () => {
  it('are all used, or have a reason', () => {
    expect(dependencies.filter((name) => !isNamed(name, sources) && !(name in exceptions))).toEqual(
      [],
    );
  });

  it('have no stale reason', () => {
    const stale = Object.keys(exceptions).filter((name) => !dependencies.includes(name));
    expect(stale).toEqual([]);
  });

  it('would show an unused one', () => {
    expect(isNamed('left-pad', sources)).toBe(false);
    expect(isNamed('clsx', sources)).toBe(true);
  });
});
