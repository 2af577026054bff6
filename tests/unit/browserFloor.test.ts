import { describe, expect, it } from 'vitest';
import { answers } from '../support/answers';
import { floor, scriptUses, styleUses, type Use } from '../support/browserFloor';
import { readSources, type Sources } from '../support/sources';

/** Folders whose code runs in the browser. */
const browserFolders = [
  'src/client',
  'src/components',
  'src/pages',
  'src/sandbox',
  'src/search/client',
  'src/search/engine',
  'src/site',
  'src/theme',
];
const scripts: Sources = new Map(
  browserFolders.flatMap((folder) => [...readSources(folder, /\.tsx?$/)]),
);
const styles = readSources('src', /\.css$/);

/** Uses in scripts that do no harm where the browser lacks the feature, and why. */
const guardedScripts: Record<string, string> = {
  'src/theme/BlogPostItem/Header/index.tsx: read': 'a property of the site’s own',
  'src/theme/BlogPostItem/Header/index.tsx: external': 'a property of the site’s own',
  'src/client/start/index.ts: requestIdleCallback': 'asked for by typeof; a timer takes its place',
  'src/sandbox/server/relations.ts: role': 'a property of the site’s own',
  'src/site/deployment.ts: doNotTrack': 'compared; a browser without it has not been told',
  'src/site/deployment.ts: globalPrivacyControl':
    'compared; a browser without it has not been told',
};

/** Features of style sheets without which a page is as usable, and why. */
const gracefulStyles: Record<string, string> = {
  'text-wrap': 'lines break where they broke before',
  'text-wrap: balance': 'lines break where they broke before',
  'text-wrap: pretty': 'lines break where they broke before',
  'scrollbar-width': 'a row that scrolls shows its bar',
  'scrollbar-width: none': 'a row that scrolls shows its bar',
  ':has': 'a hover, a tint, a wider column: the rule is dropped as a whole',
  '@media (scripting)':
    'holds in no browser without it; html:not([data-theme]) hides the same controls',
  ':details-content': 'folds open without their motion, or by a button of their own',
  'content-visibility': 'belongs to ::details-content',
  'content-visibility: visible': 'belongs to ::details-content',
  'transition-behavior': 'menus of the navbar open and close without a fade',
  'transition-behavior: allow-discrete': 'menus of the navbar open and close without a fade',
  '@starting-style': 'menus of the navbar open and close without a fade',
  'forced-color-adjust': 'Safari knows no forced colors',
  'forced-color-adjust: none': 'Safari knows no forced colors',
  d: 'the stock picture shows in place of the drawn one',
};

const named = ({ file, feature }: Use): string => `${file}: ${feature}`;
const told = (use: Use): string => `${named(use)} is not in ${use.lackedBy.join(', ')}`;

describe('the browsers that package.json claims', () => {
  it('are distinguished by name and version', () => {
    expect([...floor.keys()]).toEqual(['chrome', 'edge', 'firefox', 'safari']);
  });

  it('have what scripts ask for, or do without', () => {
    const uses = scriptUses(scripts);
    expect(uses.filter((use) => !(named(use) in guardedScripts)).map(told)).toEqual([]);
    expect(Object.keys(guardedScripts).filter((name) => !uses.map(named).includes(name))).toEqual(
      [],
    );
  });

  it('have what style sheets ask for, or do without', () => {
    const uses = styleUses(styles);
    expect(uses.filter(({ feature }) => !(feature in gracefulStyles)).map(told)).toEqual([]);
    const found = new Set(uses.map(({ feature }) => feature));
    expect(Object.keys(gracefulStyles).filter((name) => !found.has(name))).toEqual([]);
  });
});

describe('what a browser of the floor lacks', () => {
  /** What a script uses, if the browser lacks it. */
  const inScript = (code: string, browser: string) =>
    scriptUses(new Map([['x.ts', code]]))
      .filter(({ lackedBy }) => lackedBy.join().includes(browser))
      .map(({ feature }) => feature);
  answers('of the script %s in %s is %j', inScript, [
    ['[3, 1].toSorted();', 'firefox 114', ['toSorted']],
    ['URL.canParse("/");', 'chrome 111', ['URL.canParse']],
    ['Promise.withResolvers();', 'safari 16.4', ['Promise.withResolvers']],
    ['Object.groupBy([], String);', 'edge 111', ['Object.groupBy']],
    ['element.checkVisibility();', 'safari 16.4', ['checkVisibility']],
    ['tab.ariaSelected = "true";', 'firefox 114', ['ariaSelected']],
    ...['// [].toSorted()', 'CSS.escape("a");', 'list.at(-1)', 'AbortSignal.timeout(1)'].map(
      (code): [string, string, string[]] => [code, '', []],
    ),
  ]);

  const inStyles = (css: string) => styleUses(new Map([['x.css', css]])).map((use) => use.feature);
  answers('of the style sheet %s is %j', inStyles, [
    ['a { text-wrap: balance }', ['text-wrap', 'text-wrap: balance']],
    ['a:has(b) { color: red }', [':has']],
    ['@starting-style { a { color: red } }', ['@starting-style']],
    ['@media (scripting: none) { a { color: red } }', ['@media (scripting)']],
    ['@supports (text-wrap: balance) { @media print { a { text-wrap: balance } } }', []],
  ]);
});
