import { describe, expect, it } from 'vitest';
import { parsePage } from '../../src/plugins/built-pages/parsePage';
import findMarkdown from '../../src/plugins/markdown-export/toMarkdown';
import { testCases } from '../support/testCases';

const path = '/docs/latest/tables';
const titles = { '/docs/latest/': '', [path]: 'T_1', '/docs/latest/api/rest/load-table': '' };
const toMarkdown = (html: string): string =>
  findMarkdown({ path, tree: parsePage(html) }, { siteUrl: 'https://example.org', titles })
    ?.markdown ?? '';

/** Exports a page whose article contains this HTML, and returns its Markdown without the heading. */
const exportOf = (html: string): string =>
  toMarkdown(
    `<html><body><nav>Menu</nav><main><article><nav>Crumbs</nav><div class="theme-doc-markdown markdown"><h1>Tables</h1>${html}</div><footer>Edit</footer></article></main></body></html>`,
  )
    .replace(/^# Tables\n+/, '')
    .trimEnd();

/** Returns a code block as the stock highlighter writes it: colored words, and `<br>` at line ends. */
const stockCode = (language: string, lines: string[], title = ''): string =>
  `<div class="language-${language} codeBlockContainer_Ckt0 theme-code-block">${
    title && `<div class="codeBlockTitle_x1y2">${title}</div>`
  }<div class="codeBlockContent_QJqH"><pre class="prism-code language-${language} thin-scrollbar"><code class="codeBlockLines_e6Vv">${lines
    .map(
      (line) =>
        `<div class="token-line" style="color:red"><span class="token plain">${line}</span><br></div>`,
    )
    .join('')}</code></pre><button type="button">Copy</button></div></div>`;

describe('code', () => {
  it('keeps its language, title, empty lines, and indentation', () => {
    expect(exportOf(stockCode('yaml', ['a:', '', '  b: 1'], 'conf/a.yaml'))).toBe(
      '```yaml title="conf/a.yaml"\na:\n\n  b: 1\n```',
    );
  });

  it('has no title in the export if the block has none', () => {
    const block = '<div class="theme-code-block"><div><span></span></div><pre>a</pre></div>';
    expect(exportOf(block)).toBe('```\na\n```');
  });

  it('gets a longer fence around backticks', () => {
    expect(exportOf(stockCode('text', ['```sql', 'SELECT `a`', '```']))).toBe(
      '````text\n```sql\nSELECT `a`\n```\n````',
    );
  });

  it('keeps backticks of code within a sentence', () => {
    expect(exportOf('<p>Write <code>SELECT `a|b`</code>.</p>')).toBe('Write `` SELECT `a|b` ``.');
  });
});

describe('text in one line', () => {
  const table = (cell: string): string =>
    exportOf(`<table><thead><tr><th>A<th>B<tbody><tr><td>one<td>${cell}</table>`).split('\n')[2] ??
    '';

  testCases('the cell %s becomes %s', table, [
    ['<ul><li>x</li><li>y <b>z</b></li></ul>', '| one | • x<br>• y **z** |'],
    ['<p>p</p><p>q</p>', '| one | p<br>q |'],
    ['<details><summary>s</summary>in</details>', '| one | **s**<br>in |'],
    ['<pre><code>a | b\nc</code></pre>', '| one | `a \\| b`<br>`c` |'],
    ['words, then<ol><li>x</li></ol>', '| one | words, then<br>• x |'],
    ['10<sup>3</sup>, H<sub>2</sub>O', '| one | 10<sup>3</sup>, H<sub>2</sub>O |'],
    ['<code>CREATE TABLE ... <wbr>AS SELECT</code>', '| one | `CREATE TABLE ... AS SELECT` |'],
    ['a <wbr>b', '| one | a b |'],
    ['h2|mysql', '| one | h2\\|mysql |'],
    ['<code>h2|mysql</code>', '| one | `h2\\|mysql` |'],
    [
      '<a href="/docs/latest/">Start</a>',
      '| one | [Start](https://example.org/docs/latest/index.md) |',
    ],
  ]);

  it('keeps superscripts in a list item', () => {
    expect(exportOf('<ul><li>10<sup>3</sup> bytes</li></ul>')).toBe('- 10<sup>3</sup> bytes');
  });

  it('keeps footnotes', () => {
    const reference = (n: number) =>
      `<sup><a href="#user-content-fn-1" id="user-content-fnref-1-${n}" data-footnote-ref aria-describedby="footnote-label">1</a></sup>`;
    expect(
      exportOf(
        `<p>One${reference(1)} and again${reference(2)}.</p><section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2><ol><li id="user-content-fn-1"><p>A note. <a href="#user-content-fnref-1" data-footnote-backref>↩</a></p></li></ol></section>`,
      ),
    ).toBe('One[^1] and again[^1].\n\n[^1]: A note.');
  });
});

describe('tabs', () => {
  const tabs = (panels: string[]): string =>
    `<div class="theme-tabs-container tabs-container"><ul role="tablist" class="tabs"><li role="tab">REST<li role="tab">Java</ul><div class="margin-top--md">${panels
      .map((panel, index) => `<div role="tabpanel"${index ? ' hidden' : ''}>${panel}</div>`)
      .join('')}</div></div>`;

  it('become a list of labels and panels, including hidden panels', () => {
    expect(exportOf(tabs([stockCode('shell', ['curl x']), '<p>Not yet.</p>']))).toBe(
      '- **REST**\n\n  ```shell\n  curl x\n  ```\n\n- **Java**\n\n  Not yet.',
    );
  });

  it('end before the code or list that follows', () => {
    expect(exportOf(`${tabs(['<p>1</p>', '<p>2</p>'])}${stockCode('json', ['{}'])}`)).toBe(
      '- **REST**\n\n  1\n\n- **Java**\n\n  2\n\n```json\n{}\n```',
    );
    expect(exportOf(`${tabs(['<p>1</p>', '<p>2</p>'])}<ul><li>a</li></ul>`)).toBe(
      '- **REST**\n\n  1\n\n- **Java**\n\n  2\n\n* a',
    );
  });

  it('keep nested tabs separate', () => {
    expect(exportOf(tabs([tabs(['<p>1</p>', '<p>2</p>']), '<p>3</p>']))).toBe(
      '- **REST**\n\n  - **REST**\n\n    1\n\n  - **Java**\n\n    2\n\n- **Java**\n\n  3',
    );
  });
});

it('an empty cell is kept', () => {
  expect(exportOf('<table><tr><th>a</th><th>b</th></tr><tr><td></td><td>x</td></tr></table>')).toBe(
    '| a | b |\n| - | - |\n| | x |',
  );
});

it('a list is loose if an item has several blocks', () => {
  expect(exportOf(`<ol><li><p>Run:</p>${stockCode('shell', ['ls'])}</li><li>Look</li></ol>`)).toBe(
    '1. Run:\n\n   ```shell\n   ls\n   ```\n\n2. Look',
  );
});

const note = (kind: string, title: string, content: string): string =>
  `<div class="theme-admonition theme-admonition-${kind} admonition_xJq3 alert"><div class="admonitionHeading_Gvgb"><span class="admonitionIcon_Rf37"><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></span>${title}</div><div class="admonitionContent_BuS1">${content}</div></div>`;

it('notes become quotations under their type or title', () => {
  expect(exportOf(note('tip', 'tip', '<p>Text</p>'))).toBe('> **tip**\n>\n> Text');
  const content = `<p>Text</p><ul><li>a</li></ul>${stockCode('sql', ['SELECT 1'])}`;
  expect(exportOf(note('tip', 'Sources', content))).toBe(
    '> **Sources**\n>\n> Text\n>\n> - a\n>\n> ```sql\n> SELECT 1\n> ```',
  );
});

describe('the REST reference', () => {
  const field = (id: string, words: string, below = ''): string =>
    `<li id="${id}"><p><a class="rest-name" href="#${id}"><code>${id}</code></a> <span class="rest-type">string</span> <strong>required</strong><br>${words}</p>${below}</li>`;

  it('becomes nested lists', () => {
    const inner = `<details><summary>Fields of audit</summary><ul>${field('creator', 'Who.')}</ul></details>`;
    expect(exportOf(`<ul>${field('audit', 'What.', inner)}${field('name', 'Name.')}</ul>`)).toBe(
      '- `audit` string **required**\\\n  What.\n\n  **Fields of audit**\n\n  - `creator` string **required**\\\n    Who.\n\n- `name` string **required**\\\n  Name.',
    );
  });

  it('expands examples and leaves out the form', () => {
    const example = `<details><summary>Example: a <code>b</code></summary>${stockCode('json', ['{}'])}</details>`;
    const form =
      '<p><code>/api</code><a href="#try-it">Try it</a></p><details><summary>Try it</summary><div id="try-it"><p>The form needs JavaScript.</p></div></details>';
    expect(exportOf(form + example)).toBe('`/api`\n\n**Example: a `b`**\n\n```json\n{}\n```');
  });

  it('leaves out folds without text', () => {
    expect(exportOf('<details><summary>More</summary><button>Go</button></details>')).toBe('');
  });
});

describe('pictures', () => {
  it('keep their alternative text and get a complete address', () => {
    expect(exportOf('<p><img src="/img/a.png" alt="A [view]"></p>')).toBe(
      '![A \\[view\\]](https://example.org/img/a.png)',
    );
  });

  it('that are diagrams become their name, list, and caption', () => {
    const svg = (size: string): string =>
      `<svg class="${size}" role="img" aria-label="Layers"><use href="/img/diagrams/layers.svg"></use></svg>`;
    expect(
      exportOf(
        `<figure>${svg('wide_a1')}${svg('narrow_a1')}<ul class="visually-hidden"><li>Top<!-- -->: <!-- -->a, b</li></ul><figcaption>Two layers.</figcaption></figure>`,
      ),
    ).toBe('Figure: Layers\n\n- Top: a, b\n\nTwo layers.');
  });

  it('that have a title and a description become text', () => {
    expect(exportOf('<svg role="img"><title>A</title><desc>B.</desc></svg>')).toBe('Figure: A. B.');
  });

  it('that are icons are left out', () => {
    expect(exportOf('<p>a<svg viewBox="0 0 1 1"><title>x</title></svg></p>')).toBe('a');
  });
});

describe('a list', () => {
  it('keeps its numbers and indents the text of its items', () => {
    const items = Array.from({ length: 3 }, (_, index) => `<li><p>${index}</p><p>x</p></li>`);
    expect(exportOf(`<ol start="9">${items.join('')}</ol>`)).toBe(
      '9. 0\n\n   x\n\n10. 1\n\n    x\n\n11. 2\n\n    x',
    );
  });

  it('keeps the state of its checkboxes', () => {
    expect(
      exportOf(
        '<ul><li><input type="checkbox" checked disabled> a<li><input type="checkbox"> b</ul>',
      ),
    ).toBe('- [x] a\n- [ ] b');
  });
});

describe('text', () => {
  it('has no heading links, and has version badges in parentheses', () => {
    expect(
      exportOf(
        '<h2 id="a">A<a class="hash-link" href="#a" title="Direct link">\u200b</a></h2><p>Use it <span class="badge_k9pM">New in <!-- -->0.5.0</span></p>',
      ),
    ).toBe('## A\n\nUse it (New in 0.5.0)');
  });

  testCases(
    'is escaped where Markdown would read syntax: %s',
    (html) => exportOf(`<p>${html}</p>`),
    [
      ['2 * 3 * 4, &lt;b&gt;, [x](y)', '2 \\* 3 \\* 4, \\<b>, \\[x]\\(y)'],
      ['a_b_c, _d_, ~~e~~', 'a_b_c, \\_d\\_, \\~\\~e\\~\\~'],
      ['\\* \\d `f` &amp;amp; &amp; g', '\\\\\\* \\d \\`f\\` \\&amp; & g'],
      ['http://a.org, www.a.org, a@b.org', 'http\\://a.org, www\\.a.org, a\\@b.org'],
      ['Look!<a href="#a">here</a>', 'Look\\![here](#a)'],
    ],
  );
});

testCases(
  'the link %s to %s becomes %s',
  (text, href) => exportOf(`<p><a href="${href}">${text}</a></p>`),
  [
    ['a [b] http://c.org', '#d', '[a \\[b\\] http://c.org](#d)'],
    ['a', '/x(y)', '[a](https://example.org/x\\(y\\))'],
    ['https://x.org/', 'https://x.org/', '<https://x.org/>'],
    ['a@example.org', 'mailto:a@example.org', '<a@example.org>'],
    ['a', '/docs/latest/', '[a](https://example.org/docs/latest/index.md)'],
    [
      'a',
      '/docs/latest/api/rest/load-table#responses',
      '[a](https://example.org/docs/latest/api/rest/load-table.md#responses)',
    ],
    ['a', '/careers', '[a](https://example.org/careers)'],
    ['a', '/docs/latest/tables#a', '[a](#a)'],
    ['a', 'https://elsewhere.org/docs/latest/', '[a](https://elsewhere.org/docs/latest/)'],
  ],
);

it('a page without a heading gets its title', () => {
  expect(toMarkdown('<main><div class="markdown"><p>a</p></div></main>')).toBe('# T_1\n\na\n');
});
