import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json';
import { ssrTemplate } from '../../src/plugins/start/ssrTemplate';
import { rootDir } from '../support/paths';
import { readSources } from '../support/sources';

const installed = (file: string): string => join(rootDir, 'node_modules', file);
const read = (file: string): string =>
  existsSync(installed(file)) ? readFileSync(installed(file), 'utf8') : '';

/** The HTML around a page without what isn’t part of it: spaces, and the scripts, which the site writes another way. */
const frameOf = (template: string): string =>
  template
    .replaceAll(/<% it\.scripts\.forEach[\s\S]*?<% }\); %>|data-scripts="[^"]*"/g, '')
    .replaceAll(/\s+/g, '');

const stockTemplate = (): string =>
  /`([\s\S]*)`/.exec(read('@docusaurus/core/lib/ssg/ssgTemplate.html.js'))?.[1] ?? '';

const frameworkVersions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  .filter(([name]) => name.startsWith('@docusaurus/'))
  .map(([, version]) => version);

/**
 * What this site takes for granted of the framework beside its documented API, each with the sentence that the next upgrade
 * needs when it no longer holds. “Upgrade Docusaurus” in CONTRIBUTING.md says what to do then.
 */
const seams: { name: string; holds: () => boolean; moved: string }[] = [
  {
    name: 'the HTML around a page',
    holds: () => frameOf(ssrTemplate) === frameOf(stockTemplate()),
    moved:
      'The framework writes other HTML around a page. Bring src/plugins/start/ssrTemplate.ts in line with @docusaurus/core/lib/ssg/ssgTemplate.html.js.',
  },
  {
    name: 'window.docusaurus',
    holds: () =>
      /window\.docusaurus = docusaurus/.test(read('@docusaurus/core/lib/client/clientEntry.js')) &&
      /window\.docusaurus\.preload\(/.test(read('@docusaurus/core/lib/client/exports/Link.js')),
    moved:
      'Links no longer load a page ahead through window.docusaurus. Adapt preloadHovered in src/theme/Root.',
  },
  {
    name: 'a failed route change reloads the page',
    holds: () =>
      /catch\(\(e\) => \{[\s\S]*window\.location\.reload\(\)/.test(
        read('@docusaurus/core/lib/client/PendingNavigation.js'),
      ),
    moved:
      'The framework does something else when a chunk is missing. Read PendingNavigation and adapt src/client/start/missingFiles.ts.',
  },
  {
    name: 'the key of a remembered tab',
    holds: () =>
      read('@docusaurus/theme-common/lib/utils/tabsUtils.js').includes('docusaurus.tab.'),
    moved:
      'The framework keeps the choice of tabs under another key. Adapt tabStorageKey in src/client/controls/tabs.ts.',
  },
  {
    name: 'the key of the chosen version',
    holds: () =>
      read('@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js').includes(
        'docs-preferred-version-',
      ),
    moved:
      'The framework keeps the chosen version under another key. Adapt src/client/controls/version.ts.',
  },
  {
    name: 'the client module with Prism',
    holds: () => existsSync(installed('@docusaurus/theme-classic/lib/prism-include-languages.js')),
    moved:
      'Prism comes with another module of the theme. Adapt prismModule in src/plugins/bundler.',
  },
  {
    name: 'one file of styles',
    holds: () =>
      /cacheGroups: \{[\s\S]*styles: \{[\s\S]*name: 'styles'/.test(
        read('@docusaurus/core/lib/webpack/base.js'),
      ),
    moved:
      "The bundler's group of styles has another name. Adapt src/plugins/bundler, or the styles of all parts come with every page.",
  },
  {
    name: 'flags of the next major version',
    holds: () =>
      read('@docusaurus/core/lib/server/configValidation.js').includes(
        'removeLegacyPostBuildHeadAttribute',
      ),
    moved:
      'Version 4 does what future.v4.removeLegacyPostBuildHeadAttribute asked for, and refuses the flag. Take it out of docusaurus.config.ts.',
  },
  {
    name: 'one version',
    holds: () => new Set(frameworkVersions).size === 1,
    moved:
      'Packages of the framework have different versions in package.json. Give all @docusaurus/* the same.',
  },
  {
    name: 'an exact version',
    holds: () => frameworkVersions.every((version) => /^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version)),
    moved:
      'package.json allows a range of versions of the framework, and the seams are checked for one. Write the version without ^ or ~.',
  },
  {
    name: 'fences of Mermaid',
    holds: () =>
      read('@docusaurus/mdx-loader/lib/remark/mermaid/index.js').includes("hName: 'mermaid'"),
    moved:
      'Mermaid fences become another element. Adapt isLive in src/plugins/articles/rehypeStaticArticle.ts.',
  },
];

/** Returns what has moved, as sentences. */
const movedSeams = (all: typeof seams): string[] =>
  all.filter(({ holds }) => !holds()).map(({ moved }) => moved);

/** Folders where the framework keeps the theme components that a site may have in its own form. */
const stockThemes = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
  '@docusaurus/theme-search-algolia/lib/theme',
];

/** Whether the framework has a component that a file of src/theme takes the place of. */
const hasStock = (file: string): boolean =>
  stockThemes.some((folder) =>
    [file, file.replace(/\.tsx$/, '.js'), join(dirname(file), 'index.js')].some((name) =>
      existsSync(installed(join(folder, name))),
    ),
  );

describe('the seams of the framework', () => {
  it('are where they were', () => {
    expect(movedSeams(seams)).toEqual([]);
  });

  it('would be missed with a sentence', () => {
    expect(movedSeams([{ name: 'a test', holds: () => false, moved: 'It has moved.' }])).toEqual([
      'It has moved.',
    ]);
    expect(frameOf('<html><body>x</body></html>')).not.toBe(frameOf(stockTemplate()));
  });

  it('have a stock component for everything in src/theme, which says in its first line why', () => {
    const theme = join(rootDir, 'src/theme');
    const files = readdirSync(theme, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(^|\/)[A-Z]\w*(\/index)?\.tsx$/.test(file),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !hasStock(file))).toEqual([]);
    expect(
      files.filter((file) => !readFileSync(join(theme, file), 'utf8').startsWith('// ')),
    ).toEqual([]);
    expect(hasStock('NoSuchPart/index.tsx')).toBe(false);
  });

  it('replace at most fifteen stock components; the others wrap', () => {
    const sources = [...readSources('src/theme', /\.tsx$/)].map(([, text]) => text);
    const isReplaced = (text: string): boolean => /^\/\/ (?:Replace|Eject)/.test(text);
    expect(sources.filter(isReplaced).length).toBeLessThanOrEqual(15);
    expect(isReplaced('// Ejected: why')).toBe(true);
  });
});
