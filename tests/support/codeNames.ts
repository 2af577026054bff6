import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Nodes } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { parsePage } from '../../src/plugins/built-pages/parsePage';
import { isRestPath } from '../../src/site/links';
import { buildDir } from './paths';

const name = /[A-Za-z_$][\w$]*(?:[.-][A-Za-z_$][\w$]*)*/g;
const isName = (text: string): boolean =>
  text.length >= 4 && text.length <= 60 && /[a-z][A-Z]|_|\w\.\w/.test(text);
const mostPages = 3;
const blocks = /^(p|li|td|th|tr|div|h\d)$/;

function textOutsideCode(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (!('children' in node) || (node.type === 'element' && node.tagName === 'pre')) {
    return ' ';
  }
  const text = node.children.map((child) => textOutsideCode(child as Nodes)).join('');
  return node.type === 'element' && blocks.test(node.tagName) ? `${text} ` : text;
}

/**
 * Finds names that only code blocks of a build have: classes, methods, keys, columns, on at most three pages.
 *
 * @param folder of the build; pages of the REST reference are left out.
 * @returns the paths of the pages that show each name.
 */
export function namesInCode(folder: string): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  let prose = '';
  for (const file of readdirSync(join(buildDir, folder), { recursive: true, encoding: 'utf8' })) {
    const path = `/${folder}/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`.replace(/\/$/, '');
    if (!file.endsWith('.html') || isRestPath(path)) {
      continue;
    }
    const html = readFileSync(join(buildDir, folder, file), 'utf8');
    const main: Element | undefined = select('main', parsePage(html));
    if (main) {
      prose += textOutsideCode(main);
      for (const code of selectAll('pre', main)) {
        for (const [found] of textOf(code).matchAll(name)) {
          pages.set(found, (pages.get(found) ?? new Set()).add(path));
        }
      }
    }
  }
  return new Map(
    [...pages].filter(
      ([found, { size }]) => isName(found) && size <= mostPages && !prose.includes(found),
    ),
  );
}
