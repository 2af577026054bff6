import { describe, expect, it } from 'vitest';
import released from '../../versions.json';
import { forStarlight, forStock, forVitePress, outsideCode } from '../bench/site/markdown';
import { stockFiles } from '../bench/site/peers';

const page = `---
title: A page
slug: /a
---

Text <Since version="0.5.0" /> with [a link](./b.md#c) and \`<T>\`.

:::warning
Careful.
:::

<Tabs groupId="client">
<TabItem value="rest" label="REST">

\`\`\`shell title="x"
echo "<Since version='1' />"
\`\`\`

</TabItem>
<TabItem value="java" label="Java">

\`\`\`java
List<String> a;
\`\`\`

</TabItem>
</Tabs>

<Tabs>
<TabItem label="One">

Words.

</TabItem>
</Tabs>

<ConceptDiagram name="x" />

<Figure caption="A picture.">

![What it shows](./x.png)

</Figure>
`;

/** What stock Docusaurus would take for a component: tags outside of code, but for tabs, which it has. */
function components(markdown: string): string[] {
  const found: string[] = [];
  outsideCode(markdown, (text) => {
    found.push(
      ...(text.replaceAll(/`[^`\n]*`/g, '').match(/<(?!Tabs\b|TabItem\b)[A-Z]\w*/g) ?? []),
    );
    return text;
  });
  return found;
}

describe('the Markdown of this site for its peers', () => {
  it.each([
    ['stock Docusaurus', forStock],
    ['VitePress', forVitePress],
    ['Starlight', forStarlight],
  ])('keeps text and code for %s', (_, rewrite) => {
    const written = rewrite(page);
    expect(written).toContain('Text (since 0.5.0) with');
    expect(written).toContain(`echo "<Since version='1' />"`);
    expect(written).toContain('List<String> a;');
    expect(written).toContain('`<T>`');
    expect(written).toContain('What it shows');
    expect(written).not.toContain('ConceptDiagram');
    expect(written).not.toContain('Figure');
  });

  it('leaves no component of this site in any page, which would end the build of stock Docusaurus', async () => {
    const files = await stockFiles(released);
    expect(files.size).toBeGreaterThan(100);
    const left = [...files]
      .filter(([file]) => /\.mdx?$/.test(file))
      .flatMap(([file, text]) => components(text).map((tag) => `${file}: ${tag}`));
    expect(left).toEqual([]);
    expect(components(page)).toEqual(['<Since', '<ConceptDiagram', '<Figure']);
  });

  it('gives peers headings and pictures that they can read', () => {
    const text = '---\ntitle: a\n---\n\n## Part {/* #own-id */}\n\n![A picture](./img/x.webp)\n';
    expect(forVitePress(text)).toContain('## Part {#own-id}\n\nA picture\n');
    expect(forStarlight(text)).toContain('## Part\n\nA picture\n');
    expect(forStock(text)).toContain('## Part {/* #own-id */}\n\n![A picture](./img/x.webp)\n');
  });

  it('imports the tabs of stock Docusaurus', () => {
    expect(forStock(page)).toContain("import Tabs from '@theme/Tabs';");
    expect(forStock('---\ntitle: a\n---\n\nText.\n')).not.toContain('import');
  });

  it('gives VitePress a heading, code groups, and paragraphs for tabs of text', () => {
    const written = forVitePress(page);
    expect(written).toContain('---\n\n# A page\n');
    expect(written).toContain('::: code-group\n\n```shell [REST]\n');
    expect(written).toContain('```java [Java]\n');
    expect(written).toContain('**One**\n\nWords.');
    expect(written).toContain('::: warning');
    expect(written).not.toContain('<Tab');
  });

  it('gives Starlight tabs, asides and addresses', () => {
    const written = forStarlight(page);
    expect(written).toContain("from '@astrojs/starlight/components'");
    expect(written).toContain('<TabItem label="REST">');
    expect(written).toContain(':::caution');
    expect(written).toContain('[a link](../b/#c)');
    expect(written).not.toContain('slug:');
  });
});
