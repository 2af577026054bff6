import postcss, { type Container, type Node } from 'postcss';
import { expect, it } from 'vitest';
import { type Feature, lackedBy, tree } from '../support/browserFloor';
import { readSources } from '../support/sources';
import { testCases } from '../support/testCases';

/** Features of style sheets without which a page is as usable, and why. */
const gracefulStyles: Record<string, string> = {
  'text-wrap': 'lines break where they broke before',
  'scrollbar-width': 'a row that scrolls shows its bar',
  ':has': 'a hover, a tint, a wider column: the rule is dropped as a whole',
  '@media (scripting)': 'html:not([data-theme]) hides the same controls',
  ':details-content': 'folds open without their motion, or by a button of their own',
  'content-visibility': 'belongs to ::details-content',
  'transition-behavior': 'menus of the navbar open and close without a fade',
  '@starting-style': 'menus of the navbar open and close without a fade',
  'forced-color-adjust': 'Safari knows no forced colors',
  ':highlight': 'fields of the REST reference and their lines are not marked',
  d: 'the stock picture shows in place of the drawn one',
};

/** The features that a node of a style sheet names. */
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

/** Finds what a style sheet asks for, outside of `@supports`, that one of the oldest browsers that package.json claims lacks. */
function lacking(css: string): string[] {
  const features = new Set<string>();
  postcss.parse(css).walk((node) => {
    for (const [feature, found] of isGuarded(node) ? [] : featuresOf(node)) {
      if (found?.__compat && lackedBy(found).length > 0) features.add(feature);
    }
  });
  return [...features];
}

it('the oldest browsers have what style sheets ask for, or do without', () => {
  const used = [...readSources('src', /\.css$/).values()].flatMap(lacking);
  const names = new Set(used.map((feature) => feature.replace(/(?<!^@.*): .*/, '')));
  expect([...names].sort()).toEqual(Object.keys(gracefulStyles).sort());
});

testCases('the oldest browsers lack of %s: %j', lacking, [
  ['a:has(b) { text-wrap: balance }', [':has', 'text-wrap', 'text-wrap: balance']],
  ['@starting-style { a { color: red } }', ['@starting-style']],
  ['@media (scripting: none) { a { color: red } }', ['@media (scripting)']],
  ['@supports (text-wrap: balance) { @media print { a { text-wrap: balance } } }', []],
]);
