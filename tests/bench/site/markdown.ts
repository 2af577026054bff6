/**
 * Converts this site's Markdown for its peers: to their elements, or else to plain Markdown. Text, tables, and code don't change,
 * and components are removed without their content.
 */

const labelOf = (attributes: string): string =>
  /label="([^"]*)"/.exec(attributes)?.[1] ?? /value="([^"]*)"/.exec(attributes)?.[1] ?? '';

/** Rewrites everything outside of fenced code. */
function rewriteOutsideCode(markdown: string, rewrite: (text: string) => string): string {
  return markdown
    .split(/(^[ \t]*(`{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[ \t]*$)/m)
    .filter((_, index) => index % 3 !== 2)
    .map((part, index) => (index % 2 === 0 ? rewrite(part) : part))
    .join('');
}

/** Inline code, or a tag of a component that peers don't have. */
const codeOrComponent = /`[^`\n]*`|<\/?(?!Tabs\b|TabItem\b)[A-Z][^>]*>/g;

/** Removes ids of headings and local pictures, which Starlight can't read. */
const removeIdsAndPictures = (text: string): string =>
  text
    .replaceAll(/ \{\/\* #[\w.-]+ \*\/\}$/gm, '')
    .replaceAll(/!\[(.*?)\]\(\.{1,2}\/[^)]*\)/g, '$1');

/** Converts version badges to text, and removes other components and their imports without their content. */
const removeComponents = (text: string): string =>
  text
    .replaceAll(/^import .+ from '(?:@site|\.)[^']*';\n/gm, '')
    .replaceAll(/<Since version="([^"]*)"\s*\/>/g, '(since $1)')
    .replaceAll(codeOrComponent, (found) => (found.startsWith('`') ? found : ''));

/** Adds imports below the front matter of a page that has tabs. */
const importTabs = (markdown: string, imports: string): string =>
  markdown.includes('<Tabs')
    ? markdown.replace(/^---\n[\s\S]*?\n---\n/, (frontMatter) => `${frontMatter}\n${imports}\n`)
    : markdown;

/** Stock Docusaurus has the same tabs, but requires an import. */
export const forStock = (markdown: string): string =>
  importTabs(
    rewriteOutsideCode(markdown, removeComponents),
    "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';",
  );

/** Starlight has the same tabs with an import, other names for notes, and links by address instead of file. */
export function forStarlight(markdown: string): string {
  const plain = rewriteOutsideCode(markdown, (text) =>
    removeIdsAndPictures(removeComponents(text))
      .replaceAll(/^slug:.*\n/gm, '')
      .replaceAll(/^:::(?:info)/gm, ':::note')
      .replaceAll(/^:::warning/gm, ':::caution')
      .replaceAll(/<Tabs[^>]*>/g, '<Tabs syncKey="client">')
      .replaceAll(
        /<TabItem\b([^>]*)>/g,
        (_, attributes: string) => `<TabItem label="${labelOf(attributes)}">`,
      )
      .replaceAll(/\]\((?:\.\/)?([\w/.-]+?)\.mdx?(#[^)]*)?\)/g, '](../$1/$2)')
      .replaceAll(/\{\/\*[\s\S]*?\*\/\}/g, ''),
  );
  return importTabs(plain, "import { Tabs, TabItem } from '@astrojs/starlight/components';");
}
