/**
 * The Markdown of this site as its peers read it. What they have an element for is written in their way, what they have none for
 * becomes plain Markdown; text, tables and code stay as they are. Components of this site are left out, what they enclose is kept.
 */

const tabs = /<Tabs[^>]*>([\s\S]*?)<\/Tabs>/g;
const tabItem = /<TabItem\b([^>]*)>([\s\S]*?)<\/TabItem>/g;

const labelOf = (attributes: string): string =>
  /label="([^"]*)"/.exec(attributes)?.[1] ?? /value="([^"]*)"/.exec(attributes)?.[1] ?? '';

/** Rewrites everything outside of fenced code. */
export function outsideCode(markdown: string, rewrite: (text: string) => string): string {
  return markdown
    .split(/(^[ \t]*(`{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[ \t]*$)/m)
    .filter((_, index) => index % 3 !== 2)
    .map((part, index) => (index % 2 === 0 ? rewrite(part) : part))
    .join('');
}

/** Code within a line, or a tag of a component that peers don't have. */
const codeOrComponent = /`[^`\n]*`|<\/?(?!Tabs\b|TabItem\b)[A-Z][^>]*>/g;

/** Peers read ids of headings in the older form, or not at all, and pictures of this site's folders not at all. */
const plainHeadingsAndPictures = (text: string, idOf: (id: string) => string): string =>
  text
    .replaceAll(/ \{\/\* #([\w.-]+) \*\/\}$/gm, (_, id: string) => idOf(id))
    .replaceAll(/!\[(.*?)\]\(\.{1,2}\/[^)]*\)/g, '$1');

/** Marks of versions become words; every other component of this site goes with its import, and what it encloses stays. */
const withoutComponents = (text: string): string =>
  text
    .replaceAll(/^import .+ from '(?:@site|\.)[^']*';\n/gm, '')
    .replaceAll(/<Since version="([^"]*)"\s*\/>/g, '(since $1)')
    .replaceAll(codeOrComponent, (found) => (found.startsWith('`') ? found : ''));

/** Stock Docusaurus has the same tabs, once they are imported. Its first lines are the page's own front matter. */
export function forStock(markdown: string): string {
  const plain = outsideCode(markdown, withoutComponents);
  return plain.includes('<Tabs')
    ? plain.replace(
        /^(---\n[\s\S]*?\n---\n)/,
        "$1\nimport Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n",
      )
    : plain;
}

/** A tab of code alone becomes a member of a code group; any other becomes a paragraph below its label. */
function tabsForVitePress(_: string, body: string): string {
  const items = [...body.matchAll(tabItem)].map(([, attributes = '', content = '']) => ({
    label: labelOf(attributes),
    content: content.trim(),
  }));
  const isCode = ({ content }: { content: string }): boolean =>
    /^```[^\n]*\n(?:(?!```)[\s\S])*\n```$/.test(content);
  if (items.every(isCode)) {
    const blocks = items.map(({ label, content }) =>
      content.replace(/^```(\S*)[^\n]*/, `\`\`\`$1 [${label}]`),
    );
    return `::: code-group\n\n${blocks.join('\n\n')}\n\n:::`;
  }
  return items.map(({ label, content }) => `**${label}**\n\n${content}`).join('\n\n');
}

/** VitePress: the title as a heading, containers by other names, code groups for tabs, text in which Vue sees no template. */
export function forVitePress(markdown: string): string {
  const titled = markdown.replace(
    /^---\n[\s\S]*?^title: (.*)\n[\s\S]*?\n---\n/m,
    (frontMatter, title) => `${frontMatter}\n# ${title}\n`,
  );
  const grouped = outsideCode(titled, withoutComponents).replaceAll(tabs, tabsForVitePress);
  return outsideCode(grouped, (text) =>
    plainHeadingsAndPictures(text, (id) => ` {#${id}}`)
      .replaceAll(/^:::note/gm, '::: info')
      .replaceAll(/^:::(info|tip|warning|danger)/gm, '::: $1')
      .replaceAll(/(`[^`\n]*`)|<(?=[A-Z])/g, (_, code?: string) => code ?? '&lt;')
      .replaceAll('{{', '&#123;&#123;'),
  );
}

/** Starlight: the same tabs with an import, asides by other names, links by address instead of by file. */
export function forStarlight(markdown: string): string {
  const plain = outsideCode(markdown, (text) =>
    plainHeadingsAndPictures(withoutComponents(text), () => '')
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
  return plain.includes('<Tabs')
    ? plain.replace(
        /^(---\n[\s\S]*?\n---\n)/,
        "$1\nimport { Tabs, TabItem } from '@astrojs/starlight/components';\n",
      )
    : plain;
}
