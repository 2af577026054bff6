import type { Declaration, Root, Rule } from 'postcss';

/** What is left of a style sheet. */
export interface Kept {
  /** Classes that pages carry. */
  classes: readonly string[];
  /** Those of them that only articles carry. */
  articleClasses: readonly string[];
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

/** Takes the selectors out that don't fit, and the rules that have no other. */
function keepSelectors(root: Root, fits: (selector: string, rule: Rule) => boolean): void {
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => fits(selector, rule));
    if (selectors.length === 0) {
      rule.remove();
    } else if (selectors.length < rule.selectors.length) {
      rule.selectors = selectors;
    }
  });
}

/** Takes custom properties out that are set for the whole page. */
function removeRootProperties(root: Root, names: ReadonlySet<string>): void {
  root.walkDecls(/^--/, (declaration) => {
    if (
      names.has(declaration.prop) &&
      declaration.parent?.type === 'rule' &&
      isRoot(declaration.parent as Rule)
    ) {
      declaration.remove();
    }
  });
}

/**
 * Takes everything out of a style sheet that no page of the site can show, or none but articles. Elements and attributes keep
 * their rules.
 */
export function reduce(root: Root, kept: Kept): void {
  const articles = new Set(kept.articleClasses);
  const known = new Set(kept.classes.filter((name) => !articles.has(name)));
  keepSelectors(root, (selector) => classesOf(selector).every((name) => known.has(name)));
  removeRootProperties(root, new Set(kept.overriddenProperties));
  removeUnread(root, kept.usedProperties);
  removeEmpty(root);
}

/** Takes everything out of a style sheet but what articles need beside what `reduce` has left of it. */
export function reduceToArticles(root: Root, kept: Kept): void {
  const rest = root.clone();
  reduce(rest, kept);
  const articles = new Set(kept.articleClasses);
  const known = new Set(kept.classes);
  keepSelectors(root, (selector, rule) => {
    const names = classesOf(selector);
    const ofArticles = names.some((name) => articles.has(name));
    return isRoot(rule) || (ofArticles && names.every((name) => known.has(name)));
  });
  root.walkRules((rule) => {
    if (isRoot(rule)) {
      rule.walkDecls((declaration) => {
        if (!declaration.prop.startsWith('--')) {
          declaration.remove();
        }
      });
    }
  });
  const set = new Set(kept.overriddenProperties);
  // Articles also set what elements everywhere read, such as the ground of code.
  const used = new Set(kept.usedProperties);
  rest.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) {
      set.add(prop);
    }
    for (const name of readProperties(value)) {
      used.add(name);
    }
  });
  removeRootProperties(root, set);
  removeUnread(root, used);
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
