import type { MarkdownPage } from './markdown';

/** Something in a page that leads somewhere, or a picture. */
export interface PageLink {
  line: number;
  /** As written. */
  target: string;
  /** Text of a link, or what stands for a picture. */
  text: string;
  isImage: boolean;
}

/** A tag in a page, such as `<img …>`. */
export interface PageTag {
  line: number;
  name: string;
  /** Values by name; a value in braces, which only the build knows, is `{}`. */
  attributes: Record<string, string>;
}

const withoutCode = (text: string): string =>
  text.replace(/(`+)((?:(?!\1).|`)*?[^`])\1(?!`)/g, (code) => ' '.repeat(code.length));

/** The text of a page with code, comments and the front matter blanked out: each character stays in its line. */
export function proseOf(page: MarkdownPage): string {
  const last = page.prose.at(-1)?.line ?? 0;
  const lines: string[] = Array.from({ length: last }, () => '');
  for (const { line, text } of page.prose) {
    lines[line - 1] = withoutCode(text);
  }
  return lines
    .join('\n')
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Lists the links and pictures that are written as Markdown, reference definitions included. */
export function markdownLinks(page: MarkdownPage): PageLink[] {
  const prose = proseOf(page);
  const inline = /(!?)\[((?:\\.|!?\[[^\]]*\]\([^)]*\)|[^\]\\])*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g;
  const found: PageLink[] = [];
  const collect = (text: string, line: number): void => {
    for (const match of text.matchAll(inline)) {
      const [, bang, label = '', target = ''] = match;
      const at = line + lineAt(text, match.index) - 1;
      found.push({ line: at, target, text: label, isImage: bang === '!' });
      if (label.includes('![')) {
        collect(label, at);
      }
    }
  };
  collect(prose, 1);
  for (const match of prose.matchAll(/^ {0,3}\[([^\]^]+)\]:[ \t]+<?([^\s>]+)/gm)) {
    const [, text = '', target = ''] = match;
    found.push({ line: lineAt(prose, match.index), target, text, isImage: false });
  }
  return found;
}

/** Lists the tags of a page, those that close something left out. */
export function pageTags(page: MarkdownPage): PageTag[] {
  const prose = proseOf(page);
  const tag = /<([A-Za-z][\w.]*)((?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}+))?)*)\s*\/?>/g;
  return [...prose.matchAll(tag)].map((match) => {
    const [, name = '', list = ''] = match;
    const attributes = [...list.matchAll(/([\w:-]+)(?:=("[^"]*"|'[^']*'|\{[^}]*\}+))?/g)].map(
      ([, key = '', value = '""']): [string, string] => [
        key,
        value.startsWith('{') ? '{}' : value.slice(1, -1),
      ],
    );
    return {
      line: lineAt(prose, match.index),
      name,
      attributes: Object.fromEntries(attributes),
    };
  });
}

/** Lists everything in a page that leads somewhere: Markdown links, and `href` and `to` of tags. */
export function pageTargets(page: MarkdownPage): PageLink[] {
  const ofTags = pageTags(page).flatMap(({ line, name, attributes }) =>
    [attributes.href, attributes.to]
      .filter((target) => target !== undefined && target !== '{}')
      .map((target) => ({ line, target: target ?? '', text: name, isImage: false })),
  );
  return [...markdownLinks(page).filter(({ isImage }) => !isImage), ...ofTags];
}
