import postcss, { type Container, type Node } from 'postcss';
import { expect, it } from 'vitest';
import { type Feature, lackedBy, tree } from '../support/browserFloor';
import { readSources } from '../support/sources';
import { testCases } from '../support/testCases';

/** CSS features that the oldest browsers may lack, and what readers see without them. */
const gracefulStyles: Record<string, string> = {
  'text-wrap': 'lines break less evenly',
  'scrollbar-width': 'a scrolling row shows its scrollbar',
  ':has': 'the whole rule is dropped: a hover, a tint, or a wider column',
  '@media (scripting)': 'html:not([data-theme]) also hides these controls',
  ':details-content': 'folds open without animation, or by their own button',
  'content-visibility': 'used with ::details-content and overflow-anchor only',
  'transition-behavior': 'menus of the navbar open and close without a fade',
  '@starting-style': 'menus of the navbar open and close without a fade',
  'forced-color-adjust': 'Safari has no forced colors mode',
  'overflow-anchor': 'the whole page is laid out at once',
  d: 'the stock icon is shown instead of the drawn one',
};

/** Yields the features that a node of a style sheet uses. */
function* featuresOf(node: Node): Generator<[string, Feature | undefined]> {
  const { properties = {}, selectors = {}, 'at-rules': atRules = {} } = tree.css;
  if (node.type === 'decl') {
    const { prop, value } = node as postcss.Declaration;
    yield [prop, properties[prop]];
    for (const word of value.split(/\s+/)) yield [`${prop}: ${word}`, properties[prop]?.[word]];
  } else if (node.type === 'atrule') {
    const { name, params } = node as postcss.AtRule;
    yield [`@${name}`, atRules[name]];
    for (const [, part = ''] of params.matchAll(/\(([a-z-]+):/g)) {
      yield [`@${name} (${part})`, atRules[name]?.[part]];
    }
  } else if (node.type === 'rule') {
    for (const [, name = ''] of (node as postcss.Rule).selector.matchAll(/::?([a-z-]+)/g)) {
      yield [`:${name}`, selectors[name]];
    }
  }
}

const isGuarded = ({ parent }: Node | Container): boolean =>
  parent !== undefined &&
  ((parent.type === 'atrule' && 'name' in parent && parent.name === 'supports') ||
    isGuarded(parent as Container));

/** Lists the features that a style sheet uses outside of `@supports` and that a supported browser lacks. */
function unsupportedFeatures(css: string): string[] {
  const features = new Set<string>();
  postcss.parse(css).walk((node) => {
    for (const [feature, found] of isGuarded(node) ? [] : featuresOf(node)) {
      if (found?.__compat && lackedBy(found).length > 0) features.add(feature);
    }
  });
  return [...features];
}

it('style sheets use only features that the oldest browsers have or that readers can do without', () => {
  const used = [...readSources('src', /\.css$/).values()].flatMap(unsupportedFeatures);
  const names = new Set(used.map((feature) => feature.replace(/(?<!^@.*): .*/, '')));
  expect([...names].sort()).toEqual(Object.keys(gracefulStyles).sort());
});

testCases('the oldest browsers lack these features of %s: %j', unsupportedFeatures, [
  ['a:has(b) { text-wrap: balance }', [':has', 'text-wrap', 'text-wrap: balance']],
  ['@starting-style { a { color: red } }', ['@starting-style']],
  ['@media (scripting: none) { a { color: red } }', ['@media (scripting)']],
  ['@supports (text-wrap: balance) { @media print { a { text-wrap: balance } } }', []],
]);
