import { describe, expect, it } from 'vitest';
import { answers } from '../support/answers';
import { floor, scriptUses, styleUses, type Use } from '../support/browserFloor';
import { readSources } from '../support/sources';

/** Folders whose code runs in the browser. */
const browserFolders = 'client components pages sandbox search/client search/engine site theme';
const scripts = new Map(
  browserFolders.split(' ').flatMap((name) => [...readSources(`src/${name}`, /\.tsx?$/)]),
);

/** Uses in scripts that do no harm where the browser lacks the feature: properties of the site's own, and what is asked for first. */
const guardedScripts = [
  'src/client/controls/sampleLines.ts: CSS.highlights',
  'src/client/controls/lateLayout.ts: requestIdleCallback',
  'src/client/start/index.ts: requestIdleCallback',
  'src/site/deployment.ts: doNotTrack',
  'src/site/deployment.ts: globalPrivacyControl',
  'src/theme/BlogPostItem/Header/index.tsx: external',
  'src/theme/BlogPostItem/Header/index.tsx: read',
];

/** Features of style sheets without which a page is as usable, and why. */
const gracefulStyles: Record<string, string> = {
  'text-wrap': 'lines break where they broke before',
  'scrollbar-width': 'a row that scrolls shows its bar',
  ':has': 'a hover, a tint, a wider column: the rule is dropped as a whole',
  '@media (scripting)': 'html:not([data-theme]) hides the same controls',
  ':details-content': 'folds open without their motion, or by a button of their own',
  'content-visibility': 'belongs to ::details-content, and long pages are laid out at once',
  'transition-behavior': 'menus of the navbar open and close without a fade',
  '@starting-style': 'menus of the navbar open and close without a fade',
  'forced-color-adjust': 'Safari knows no forced colors',
  ':highlight': 'fields of the REST reference and their lines are not marked',
  d: 'the stock picture shows in place of the drawn one',
};

const describeUse = ({ file, feature, lackedBy }: Use): string =>
  `${file}: ${feature} is not in ${lackedBy.join(', ')}`;

describe('the browsers that package.json claims', () => {
  it('are distinguished by name and version', () => {
    expect([...floor.keys()]).toEqual(['chrome', 'edge', 'firefox', 'safari']);
  });

  it('have what scripts ask for, or do without', () => {
    const uses = scriptUses(scripts).map(describeUse);
    const isGuarded = (use: string) => guardedScripts.some((name) => use.startsWith(`${name} `));
    expect(uses.filter((use) => !isGuarded(use))).toEqual([]);
    expect(uses.length).toBe(guardedScripts.length);
  });

  it('have what style sheets ask for, or do without', () => {
    const uses = styleUses(readSources('src', /\.css$/));
    const nameOf = ({ feature }: Use): string => feature.replace(/(?<!^@.*): .*/, '');
    expect(uses.filter((use) => !(nameOf(use) in gracefulStyles)).map(describeUse)).toEqual([]);
    expect(new Set(uses.map(nameOf))).toEqual(new Set(Object.keys(gracefulStyles)));
  });
});

/** What a script uses, if the browser lacks it. */
const lackedIn = (code: string, browser: string) =>
  scriptUses(new Map([['x.ts', code]]))
    .filter(({ lackedBy }) => lackedBy.join().includes(browser))
    .map(({ feature }) => feature);
answers('of the script %s a browser like %s lacks %j', lackedIn, [
  ['[3, 1].toSorted();', 'firefox 114', ['toSorted']],
  ['URL.canParse("/");', 'chrome 111', ['URL.canParse']],
  ['Object.groupBy([], String);', 'edge 111', ['Object.groupBy']],
  ['element.checkVisibility();', 'safari 16.4', ['checkVisibility']],
  ['// [].toSorted()\nCSS.escape("a"); list.at(-1); AbortSignal.timeout(1)', '', []],
]);

const lackedStyles = (css: string) =>
  styleUses(new Map([['x.css', css]])).map((use) => use.feature);
answers('of the style sheet %s some browser lacks %j', lackedStyles, [
  ['a:has(b) { text-wrap: balance }', [':has', 'text-wrap', 'text-wrap: balance']],
  ['@starting-style { a { color: red } }', ['@starting-style']],
  ['@media (scripting: none) { a { color: red } }', ['@media (scripting)']],
  ['@supports (text-wrap: balance) { @media print { a { text-wrap: balance } } }', []],
]);
