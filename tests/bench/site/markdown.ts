/**
 * The Markdown of this site as its peers read it. What they have an element for is written in their way, what they have none for
 * becomes plain Markdown; text, tables and code stay as they are. Components of this site are left out, what they enclose is kept.
 */

const labelOf = (attributes: string): string =>
  /label="([^"]*)"/.exec(attributes)?.[1] ?? /value="([^"]*)"/.exec(attributes)?.[1] ?? '';

/** Rewrites everything outside of fenced code. */
function outsideCode(markdown: string, rewrite: (text: string) => string): string {
  return markdown
    .split(/(^[ \t]*(`{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[ \t]*$)/m)
    .filter((_, index) => index % 3 !== 2)
    .map((part, index) => (index % 2 === 0 ? rewrite(part) : part))
    .join('');
}

/** Code within a line, or a tag of a component that peers don't have. */
const codeOrComponent = /`[^`\n]*`|<\/?(?!Tabs\b|TabItem\b)[A-Z][^>]*>/g;

/** Starlight reads no ids of headings, and no pictures of this site's folders. */
const plainHeadingsAndPictures = (text: string): string =>
  text
    .replaceAll(/ \{\/\* #[\w.-]+ \*\/\}$/gm, '')
    .replaceAll(/!\[(.*?)\]\(\.{1,2}\/[^)]*\)/g, '$1');

/** Marks of versions become words; every other component of this site goes with its import, and what it encloses stays. */
const withoutComponents = (text: string): string =>
  text
    .replaceAll(/^import .+ from '(?:@site|\.)[^']*';\n/gm, '')
    .replaceAll(/<Since version="([^"]*)"\s*\/>/g, '(since $1)')
    .replaceAll(codeOrComponent, (found) => (found.startsWith('`') ? found : ''));

/** Adds imports below the front matter of a page that has tabs. */
const withTabs = (markdown: string, imports: string): string =>
  markdown.includes('<Tabs')
    ? markdown.replace(/^---\n[\s\S]*?\n---\n/, (frontMatter) => `${frontMatter}\n${imports}\n`)
    : markdown;

/** Stock Docusaurus has the same tabs, once they are imported. */
export const forStock = (markdown: string): string =>
  withTabs(
    outsideCode(markdown, withoutComponents),
    "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';",
  );

/** Starlight: the same tabs with an import, asides by other names, links by address instead of by file. */
export function forStarlight(markdown: string): string {
  const plain = outsideCode(markdown, (text) =>
    plainHeadingsAndPictures(withoutComponents(text))
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
  return withTabs(plain, "import { Tabs, TabItem } from '@astrojs/starlight/components';");
}
