import type { Declaration, Root, Rule } from 'postcss';

/** What is left of a style sheet. */
export interface Kept {
  classes: readonly string[];
  /** Custom properties that somebody else reads, with their dashes. */
  usedProperties: readonly string[];
  /** Custom properties that somebody else sets at the root, and outside of layers: what is set here doesn't count. */
  overriddenProperties: readonly string[];
}

/** What is said of an element by what it is not tells nothing of the classes that it has. */
const negation = /:not\([^()]*\)/g;
const classPattern = /\.(-?[a-z_][\w-]*)/gi;
const readPattern = /var\(\s*(--[\w-]+)/g;

/** Returns the classes that an element, or one around it, must have for a selector to fit. */
export const classesOf = (selector: string): string[] =>
  [...selector.replaceAll(negation, '').matchAll(classPattern)].map(([, name = '']) => name);

/** Returns the custom properties that a text of CSS reads. */
export const readProperties = (text: string): string[] =>
  [...text.matchAll(readPattern)].map(([, name = '']) => name);

/** Where the custom properties of the whole page are set. */
const isRoot = ({ selectors }: Rule): boolean =>
  selectors.every((selector) => /^(:root|html(\[data-theme=\S+\])?)$/.test(selector));

/** Returns the custom properties that a style sheet sets for the whole page, on any medium. */
export function rootProperties(root: Root): string[] {
  const names: string[] = [];
  for (const node of root.nodes) {
    if (node.type === 'rule' && node.selectors.includes(':root')) {
      node.walkDecls(/^--/, ({ prop }) => {
        names.push(prop);
      });
    }
  }
  return names;
}

/** Takes the empty rules and blocks of a style sheet away. */
function removeEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (!rule.nodes.some(({ type }) => type !== 'comment')) {
      rule.remove();
    }
  });
  root.walkAtRules((block) => {
    if (block.nodes?.length === 0) {
      block.remove();
    }
  });
}

/** Takes the custom properties away that nobody reads, one that only such a one reads included. */
function removeUnread(root: Root, used: Iterable<string>): void {
  const definitions = new Map<string, Declaration[]>();
  const read = new Set(used);
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) {
      definitions.set(declaration.prop, [
        ...(definitions.get(declaration.prop) ?? []),
        declaration,
      ]);
    } else {
      for (const name of readProperties(declaration.value)) {
        read.add(name);
      }
    }
  });
  // A set goes on to what is added to it meanwhile.
  for (const name of read) {
    for (const { value } of definitions.get(name) ?? []) {
      for (const next of readProperties(value)) {
        read.add(next);
      }
    }
  }
  for (const [name, declarations] of definitions) {
    if (!read.has(name)) {
      for (const declaration of declarations) {
        declaration.remove();
      }
    }
  }
}

/** Takes everything out of a style sheet that no page of the site can show. Elements and attributes keep their rules. */
export function reduce(root: Root, { classes, usedProperties, overriddenProperties }: Kept): void {
  const known = new Set(classes);
  const overridden = new Set(overriddenProperties);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) =>
      classesOf(selector).every((name) => known.has(name)),
    );
    if (selectors.length === 0) {
      rule.remove();
      return;
    }
    if (selectors.length < rule.selectors.length) {
      rule.selectors = selectors;
    }
    if (isRoot(rule)) {
      rule.walkDecls(/^--/, (declaration) => {
        if (overridden.has(declaration.prop)) {
          declaration.remove();
        }
      });
    }
  });
  removeUnread(root, usedProperties);
  removeEmpty(root);
}

/** Returns the classes that a style sheet has rules for. */
export function definedClasses(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkRules(({ selector }) => {
    for (const name of classesOf(selector)) {
      names.add(name);
    }
  });
  return names;
}
