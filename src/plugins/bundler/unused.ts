import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { AtRule, Declaration, Plugin, Root, Rule } from 'postcss';

/** What names a class or a custom property, wherever it is written. */
const name = /-{0,2}[A-Za-z][\w-]*/g;
const className = /\.([A-Za-z][\w-]*)/g;

/** Whether a selector can fit an element: its classes are all used. What must not fit decides nothing, and of a list one is enough. */
function canFit(selector: string, used: ReadonlySet<string>): boolean {
  const wanted = selector.replaceAll(/:not\([^)]*\)|:(?:is|where)\([^)]*,[^)]*\)/g, '');
  return [...wanted.matchAll(className)].every(([, one = '']) => used.has(one));
}

/** Walks first: PostCSS misses a node after one that is removed meanwhile, where the layer around both was made by a plugin. */
function dropRules(root: Root, used: ReadonlySet<string>): void {
  const rules: Rule[] = [];
  const blocks: AtRule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  root.walkAtRules((block) => void blocks.push(block));
  for (const rule of rules) {
    const left = rule.selectors.filter((selector) => canFit(selector, used));
    if (left.length === 0) {
      rule.remove();
    } else if (left.length < rule.selectors.length) {
      rule.selectors = left;
    }
  }
  for (const block of blocks.reverse()) {
    if (block.nodes?.length === 0) {
      block.remove();
    }
  }
}

/** Drops custom properties that neither a source nor a rule that is left asks for; one may be all that asks for another. */
function dropProperties(root: Root, used: ReadonlySet<string>): void {
  for (let count = -1; count !== 0; ) {
    const asked = new Set([...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, it]) => it));
    const unused: Declaration[] = [];
    root.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop) && !asked.has(declaration.prop)) {
        unused.push(declaration);
      }
    });
    for (const declaration of unused) {
      declaration.remove();
    }
    count = unused.length;
  }
}

/** Drops what no source of the site and its themes names: rules for classes, and custom properties. */
export function dropUnused(root: Root, used: ReadonlySet<string>): void {
  dropRules(root, used);
  dropProperties(root, used);
}

/** Adds the names in the files below a folder. */
function addNames(names: Set<string>, folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && /^\.(?:[jt]sx?|mdx?|css|json)$/.test(extname(entry.name))) {
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      for (const [found] of text.matchAll(name)) {
        names.add(found);
      }
    }
  }
}

/**
 * PostCSS plugin: Infima without what nobody uses. Its components that no page has were a tenth of the style sheet; a writer who uses one
 * gets it back, since the folders are looked through again when a file in them changes.
 *
 * @param infima its folder
 * @param folders with everything that may name a class
 */
export function infimaInUse(infima: string, folders: readonly string[]): Plugin {
  return {
    postcssPlugin: 'infima-in-use',
    OnceExit(root, { result }) {
      const file = root.source?.input.file ?? '';
      if (!file.startsWith(infima)) {
        return;
      }
      const names = new Set<string>();
      for (const dir of folders) {
        addNames(names, dir);
        result.messages.push({
          type: 'dir-dependency',
          plugin: 'infima-in-use',
          dir,
          parent: file,
        });
      }
      dropUnused(root, names);
    },
  };
}
