import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import manifest from '../../package.json';
import bundlerPlugin from '../../src/plugins/bundler';
import { ssrTemplate } from '../../src/plugins/start';
import { rootDir } from '../support/paths';
import { readSources } from '../support/sources';

const installed = (file: string): string => join(rootDir, 'node_modules/@docusaurus', file);

/**
 * Undocumented parts of the framework that the site relies on: the file, its pattern, and what to change if an upgrade
 * removes it. See “Upgrade Docusaurus” in CONTRIBUTING.md.
 */
const seams: [file: string, pattern: RegExp, change: string][] = [
  ['core/lib/client/clientEntry.js', /window\.docusaurus = docusaurus/, 'shared/StaticPart'],
  ['core/lib/client/exports/Link.js', /window\.docusaurus\.preload\(/, 'shared/StaticPart'],
  [
    'core/lib/client/exports/ComponentCreator.js',
    /chunk\[nonDefaultKey\]/,
    'isStatic in src/theme/MDXContent',
  ],
  ['core/lib/client/PendingNavigation.js', /location\.reload\(\)/, 'client/start/missingFiles.ts'],
  ['theme-common/lib/utils/tabsUtils.js', /docusaurus\.tab\./, 'src/client/controls/tabs.ts'],
  [
    'plugin-content-docs/lib/client/docsPreferredVersion.js',
    /docs-preferred-version-/,
    'src/site/controls.ts',
  ],
  ['theme-classic/lib/prism-include-languages.js', /Prism/, 'prismModule in src/plugins/bundler'],
  ['core/lib/webpack/base.js', /cacheGroups: \{[\s\S]*name: 'styles'/, 'src/plugins/bundler'],
  [
    'core/lib/webpack/base.js',
    /experiments\.cache = \{\s*type: 'persistent',[\s\S]*?version:/,
    'cache.version in src/plugins/bundler',
  ],
  [
    'core/lib/server/configValidation.js',
    /removeLegacyPostBuildHeadAttribute/,
    'future.v4 in docusaurus.config.ts: the framework refuses the flag',
  ],
  [
    'mdx-loader/lib/remark/mermaid/index.js',
    /hName: 'mermaid'/,
    'src/plugins/articles/rehypeStaticArticle.ts',
  ],
];

it.each(seams)('@docusaurus/%s has %s; if not, change %s', (file, pattern) => {
  expect(readFileSync(installed(file), 'utf8')).toMatch(pattern);
});

it('ssrTemplate in src/plugins/start matches the framework’s template except for scripts', () => {
  const frameOf = (template: string): string =>
    template.replaceAll(/<% it\.scripts\.forEach[\s\S]*?<% }\); %>|data-scripts="[^"]*"|\s+/g, '');
  const stock = readFileSync(installed('core/lib/ssg/ssgTemplate.html.js'), 'utf8');
  expect(frameOf(ssrTemplate)).toBe(frameOf(/`([\s\S]*)`/.exec(stock)?.[1] ?? ''));
});

it('a strict build has its own cache', () => {
  const configOf = (strict: string): unknown => {
    vi.stubEnv('SITE_STRICT', strict);
    const stock = { experiments: { cache: { version: '1' } } } as never;
    const config = bundlerPlugin().configureWebpack?.(stock, true, {} as never, undefined);
    vi.unstubAllEnvs();
    return config;
  };
  expect(configOf('1')).toMatchObject({ experiments: { cache: { version: '1-strict' } } });
  expect(configOf('')).not.toHaveProperty('experiments');
});

it('all packages of the framework have the same exact version', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([name]) => name.startsWith('@docusaurus/'))
    .map(([, version]) => version);
  expect(new Set(versions).size).toBe(1);
  expect(versions[0]).toMatch(/^\d+\.\d+\.\d+(-[\w.-]+)?$/);
});

/** Returns whether a file of src/theme overrides a stock component. */
const hasStock = (file: string): boolean =>
  ['theme-classic/lib/theme', 'core/lib/client/theme-fallback', 'theme-search-algolia/lib/theme']
    .flatMap((folder) => [
      `${folder}/${file.replace('.tsx', '.js')}`,
      `${folder}/${dirname(file)}/index.js`,
    ])
    .some((path) => existsSync(installed(path)));

it('each file of src/theme overrides a stock component and explains why in its first line', () => {
  const files = readdirSync(join(rootDir, 'src/theme'), { recursive: true, encoding: 'utf8' });
  const components = files.filter((file) => /(^|\/)[A-Z]\w*(\/index)?\.tsx$/.test(file));
  expect(components.length).toBeGreaterThan(20);
  expect(components.filter((file) => !hasStock(file))).toEqual([]);
  expect(hasStock('NoSuchPart/index.tsx')).toBe(false);
  const sources = readSources('src/theme', /\.tsx$/);
  const reasons = components.map((file) => sources.get(join('src/theme', file))?.split('\n')[0]);
  expect(reasons.filter((line) => !line?.startsWith('// '))).toEqual([]);
});

it('at most fourteen files of src/theme replace the stock component', () => {
  const sources = readSources('src/theme', /\.tsx$/);
  const replaced = [...sources.values()].filter((text) => /^\/\/ (?:Replace|Eject)/.test(text));
  expect(replaced.length).toBeLessThanOrEqual(14);
});
