import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rareComponents } from '../../src/site/staticComponents';
import { changedPages, check } from '../../src/tools/check/check';
import { restCalls } from '../../src/tools/check/rules/calls';
import { givenComponents } from '../../src/tools/check/rules/pages';
import { openSpeller } from '../../src/tools/check/rules/spelling';
import { readFiles, readPublished, readSite } from '../../src/tools/check/site';
import { checkWith, docsPage, siteWith, validFiles, validSidebars } from '../support/check/fixture';
import { rootDir } from '../support/paths';

type Changes = Record<string, string | undefined>;

const guide = (body: string): Changes => ({
  'docs/guide.md': docsPage('/guide', body),
});
const steps = 'Words.\n## Steps\n';
const openApi = 'docs/api/rest/openapi.yaml';
const post = 'blog/2024-05-06-a-post/index.md';
const postWith = (from: string, to: string): Record<string, string> => ({
  [post]: (validFiles[post] ?? '').replace(from, to),
});

it('a valid site has no findings', async () => {
  expect(await checkWith({}, { before: { site: siteWith(), since: 'v1' } })).toEqual([]);
});

it('syntax that the build reads as stock Docusaurus does has no findings', async () => {
  const page = docsPage(
    '/guide',
    'Words for s3:GetObject[name] and key:value{x=1}.\n\n## Steps\n\n:::caution\n\nA\n\n:::\n\n```yml\na: 1\n```\n\n```mdx-code-block\n<b>B</b>\n```\n\n## The ui:widget option\n\n[x](#the-uiwidget-option) [y](@site/docs/index.md) [z](pathname:///img/logo.svg)',
  );
  expect(await checkWith({ 'docs/guide.md': `\uFEFF${page}` })).toEqual([]);
});

describe('a planted mistake', () => {
  /** Findings in line 10 of a page, and the text that causes each. */
  const onLine10: Record<string, string> = {
    "markdown: MDX can't read the page: Could not parse expression with acorn. In text, write \\{ and &lt; for these signs":
      'Call /tables/{the name}.',
    "markdown: MDX can't read the page: Expected a closing tag for `<details>` (10:1-10:10). In text, write \\{":
      '<details>\n\nMore.',
    'markdown: There is a note of an older form. Write :::note[A title], or run npm run check -- --fix.':
      ':::note A title\n\nWords.\n\n:::',
    'components: There is no component <NoSuch>. Import it at the top': '<NoSuch />',
    'components: There is no component <Sinse>. Did you mean "Since"?':
      'It is there <Sinse version="0.2.0" />.',
    'components: There is no release "0.2.7". Write one of 0.3.0, 0.2.0, 0.1.0':
      '<Since version="0.2.7" />',
    'markdown: There is no note "nota": readers would see its signs. Did you mean "note"?':
      ':::nota\n\nA\n\n:::',
    "components: The site's Content-Security-Policy keeps <iframe> from readers.":
      '<iframe src="https://a.example/" />',
    'images: The picture has no text.': '![](/img/logo.svg)',
    'images: There is no picture ./logo.png.': '![A logo](./logo.png)',
    'images: https://example.org/a.png is on another site': '![A logo](https://example.org/a.png)',
    'images: https://a.example/pixel.gif is on another site':
      '<img src="https://a.example/pixel.gif" alt="" width="1" height="1" />',
    'images: The picture has no alt.': '<img src="/img/logo.svg" width="1" height="1" />',
    'images: The picture has no size.':
      '<img\n  src="/img/logo.svg"\n  alt="A logo"\n  width="1" />',
    'images: There is no picture ./icon.png.': '![A logo][logo]\n\n[logo]: ./icon.png',
    'links: https://datastrato.ai/blog/a-post names this site itself, so it leads away from a preview. Link by file, or write /blog/a-post.':
      '[x](https://datastrato.ai/blog/a-post)',
    'links: The link ./indx.md leads to no page: there is no docs/indx.md. Did you mean ./index.md?':
      '[x](./indx.md)',
    'links: The link /docs/latest/gone leads to no page. Correct the address':
      '[x](/docs/latest/gone)',
    'markdown: There is a link without its file. Write [x](./index.md)': '[x](index)',
    'links: The link ./guides leads to no page': '[x](./guides)',
    'links: The link leads nowhere.': '[x](#)',
    'links: The link /docs/1.0.0/api leads to no page.': '[x](pathname:///docs/1.0.0/api)',
    'markdown: There is a space in an address. Write [x](#a-start)': '[x](#A start)',
    'components: There is no component <Icon>. Write the name of the icon': '<Icon icon="a" />',
    'links: docs/guide.md has no heading with the anchor "step". Did you mean "steps"?':
      '[x](#step)',
    'links: docs/index.md has no heading with the anchor "the-end".': '[x](./index.md#the-end)',
    'markdown: There is a code block in no known language. Write ```text': '```\nx\n```',
    'code: "phyton" isn\'t a language of code blocks here. Did you mean "python"?':
      '```phyton\nx\n```',
    'code: "mermaid" isn\'t a language of code blocks here.': '```mermaid\ngraph TD\n```',
    'prose: "it’s" isn\'t how this site says it. Write straight quotes': 'See that it’s so.',
    'prose: "a, b, c and d" isn\'t how this site says it. Write a comma before the last of four.':
      'Use a, b, c and d.',
    'spelling: "sentense" is in no dictionary. Write sentence': 'This sentense is wrong.',
  };
  const mistakes: Record<string, Changes> = {
    'docs/index.md:2 front-matter: The front matter isn’t valid YAML': {
      'docs/index.md': validFiles['docs/index.md']?.replace('A page', 'A: page'),
    },
    'docs/index.md:3 front-matter: The front matter isn’t valid YAML: the field "title" is there twice. Take one of them out.':
      { 'docs/index.md': validFiles['docs/index.md']?.replace('description', 'title') },
    'docs/index.md:5 front-matter: Unknown field "keyword". Did you mean "keywords"?': {
      'docs/index.md': validFiles['docs/index.md']?.replace('keywords', 'keyword'),
    },
    [`${post}:7 front-matter: "tags" is ["data","rset"]. Invalid option: expected one of "data"|"rest".`]:
      postWith('[data, rest]', '[data, rset]'),
    'no import at the start of a line': guide(`${steps}import the sample data first.`),
    'docs/guide.md:10 images: The bundler reads a "!" or "%" in ./100%.png. Put it next to the page':
      {
        ...guide(`${steps}![A](./100%.png)`),
        'docs/100%.png': '',
      },
    'Did you mean ./api/rest/gravitino-rest-api.info.mdx?': guide(
      `${steps}[x](./api/rest/gravitino-rest-api.api.mdx)`,
    ),
    'Did you mean ./hive-with-cloud-storage.md?': {
      ...guide(`${steps}[x](./hive-with-s3.md)`),
      'docs/fileset-with-s3.md': '',
      'docs/hive-with-cloud-storage.md': '',
    },
    [`${post}:10 links: versioned_docs/version-0.2.0/guide.md has no heading with the anchor "stops".`]:
      postWith('0.1.0/guide#steps', '0.2.0/guide#stops'),
    'docs/index.md:8 links: docs/guide.md has no heading with the anchor "steps".': {
      'docs/index.md': docsPage('/', 'See [it](./guide.md#steps).'),
      ...guide('## Steps {/* #how-to */}'),
    },
    'versioned_docs/version-0.1.0/release.yaml:1 releases: versioned_docs/version-0.1.0/release.yaml, which describes the release, is missing.':
      { 'versioned_docs/version-0.1.0/release.yaml': undefined },
    'versioned_docs/version-0.1.0/release.yaml:1 releases: The file was written for 0.3.0, not for 0.1.0.':
      { 'versioned_docs/version-0.1.0/release.yaml': validFiles['docs/release.yaml'] },
    'docs/release.yaml:1 releases: docs/release.yaml: name: Invalid input: expected string, received undefined':
      { 'docs/release.yaml': 'release: next\n' },
    'docs/index.md:2 front-matter: "title" contains the date 2024-06-05 instead of a text. Write it in quotes: "2024-06-05".':
      { 'docs/index.md': docsPage('/', 'Words.').replace(/title.*/, 'title: 2024-06-05') },
    'docs/index.md:2 front-matter: "title" ends before the comment "#2 of the page". Write the value in quotes.':
      {
        'docs/index.md': docsPage('/', 'Words.').replace(/title.*/, 'title: Update #2 of the page'),
      },
    'docs/index.md:4 front-matter: "slug" is "/a.html". Write an address below the version that begins with a slash, in lower case and without .html.':
      { 'docs/index.md': docsPage('/', 'Words.').replace('slug: /', 'slug: /a.html') },
    'docs/lost.md:1 orphans: The page is in no sidebar: readers find it by the search only. Add "lost" to sidebars.ts.':
      { 'docs/lost.md': docsPage('/lost', 'Words.') },
    'docs/guide.md:2 titles: The title is that of docs/index.md.': {
      'docs/guide.md': docsPage('/guide', 'Words.\n\n## Steps', 'A page of the docs at /'),
    },
    'blog/2024-05-07-b/index.md:4 titles: The slug is that of blog/2024-05-06-a-post/index.md. Give this page one of its own.':
      { 'blog/2024-05-07-b/index.md': validFiles[post]?.replace('05-06', '05-07') },
    'docs/guide.md:11 prose: Unexpected heading with equivalent text in section': guide(
      `${steps}${steps}`,
    ),
    'docs/guide.md:12 tables: The row has 1 of 2 cells.': guide(
      `${steps}| A | B |\n|---|---|\n| 1 |`,
    ),
    'docs/guide.md:10 tables: The table looks like one of keys, but no header names the keys. Head their column with Key, Property, Field, or Argument.':
      guide(`${steps}| Knob | Default | Required |\n|---|---|---|\n| \`a.b\` | 1 | No |`),
    'docs/guide.md:10 prose: "TODO say what it is." isn\'t how this site says it. Write your own words':
      guide(`${steps}TODO say what it is.`),
    'docs/guide.md:13 spelling: "titel"': guide(
      `${steps}<Tabs>\n<TabItem value="a">\n\n:::note[A titel]\n\nWords.\n\n:::\n\n</TabItem>\n</Tabs>`,
    ),
    'docs/index.md:2 spelling: "hedding"': {
      'docs/index.md': docsPage('/', 'Words.\n\n## A start', 'The hedding of a page'),
    },
  };

  const bodies = Object.entries(onLine10).map(
    ([expected, body]) => [`docs/guide.md:10 ${expected}`, guide(`${steps}${body}`)] as const,
  );

  it.each([...bodies, ...Object.entries(mistakes)])(
    'is reported: %s',
    async (expected, changes) => {
      const found = await checkWith(changes);
      expect(found.filter((line) => line.includes(expected))).toHaveLength(1);
    },
  );

  it('that makes a page unreadable is reported once, without its missing anchors', async () => {
    expect(await checkWith(guide(`${steps}<br>`))).toEqual([
      expect.stringContaining('docs/guide.md:10 markdown: '),
    ]);
  });

  it('in a partial is reported at its line in the partial', async () => {
    const partial = [
      'A sentense with teh [link](./gone.md).',
      '<iframe src="https://a.example/" />',
      '## Part',
      '```',
      'x',
      '```',
    ].join('\n\n');
    const found = await checkWith({
      ...guide(`import Part from './_part.mdx';\n\n${steps}<Part />\n\n[down](#part)`),
      'docs/_part.mdx': partial,
    });
    expect(found.map((line) => line.slice(0, 44))).toEqual([
      expect.stringContaining('docs/_part.mdx:1 links: The link ./gone.md l'),
      expect.stringContaining('docs/_part.mdx:1 spelling: "sentense" is in '),
      expect.stringContaining('docs/_part.mdx:1 spelling: "teh" is in no di'),
      expect.stringContaining("docs/_part.mdx:3 components: The site's Cont"),
      expect.stringContaining('docs/_part.mdx:7 markdown: There is a code b'),
    ]);
  });
});

describe('a page without mistakes', () => {
  it('may contain expressions that only the build can evaluate', async () => {
    const body = `import Link from '@docusaurus/Link';\nexport const Own = () => null;\nexport function Other() {}\n\n${steps}<Own /><Other />\n\n<img src={logo} alt={name} width={10} height={10} />\n\n<Link to={home}>x</Link>`;
    expect(await checkWith(guide(body))).toEqual([]);
  });

  it('isn’t checked in code, comments, addresses, and generated pages', async () => {
    const body = `${steps}Write \`[x](./gone.md)\` and \`sentense\`, see https://example.org/sentense {/* sentense [x](./gone.md) */}

\`\`\`text
# No heading
[x](./gone.md) sentense
\`\`\``;
    const generated = { 'docs/api/rest/list-tables.api.mdx': 'sentense' };
    expect(await checkWith({ ...guide(body), ...generated })).toEqual([]);
  });
});

it('repeated mistakes are one finding with the other places, unless they are claims', async () => {
  const once = validFiles[openApi]?.replace(/\s+'404'.*/, '') ?? '';
  const second = once
    .slice(once.indexOf('  /a:'))
    .replaceAll('/a', '/b')
    .replace('Tables', 'Views');
  const changes = {
    ...guide(`${steps}The server answers Oauth, oauth requests. It never fails.`),
    'docs/index.md': docsPage('/', 'The server answers oauth requests. It never fails.'),
    [openApi]: once + second,
  };
  expect(
    (await checkWith(changes)).map((text) => text.replace(/: [^#].*?(?=$| Also)/, '')),
  ).toEqual([
    'docs/api/rest/openapi.yaml:13 rest: #/paths/~1a/get/responses Also in docs/api/rest/openapi.yaml:19.',
    'docs/guide.md:10 prose Also in docs/index.md:8.',
    'docs/guide.md:10 prose',
    'docs/guide.md:10 spelling Also in docs/index.md:8.',
    'docs/index.md:8 prose',
  ]);
});

it('calls of the REST API are checked against the OpenAPI file of their version', async () => {
  const paths = `
  /api/metalakes:
    post:
      operationId: createMetalake
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/New'}}}}
  /api/metalakes/{name}:
    delete: {operationId: dropMetalake}
components:
  schemas:
    New:
      required: [name]
      properties: {name: {type: string}, type: {enum: [a, b]}}
      additionalProperties: false
`;
  const url = 'http://localhost:8090/api/metalakes';
  const curls = {
    [`-X POST -d '{"name": "a"}' ${url}`]: undefined,
    [`-X POST -d @body.json ${url}`]: undefined,
    [`-X POST -d '{"name": "a", "color": "red"}' ${url}`]:
      'POST /api/metalakes body must NOT have additional properties (color). Correct the sample, or docs/api/rest/openapi.yaml.',
    [`-X POST \\\n -d '{"comment": "it'\\''s"}' ${url}`]: "body must have required property 'name'",
    [`-d '{"name": "a", "type": "c"}' ${url}`]:
      'body/type must be equal to one of the allowed values (a, b)',
    [`-X POST -d '{name: a}' ${url}`]: "has a body that isn't JSON: Expected property name",
    [`-X PATCH ${url}/a`]:
      'PATCH /api/metalakes/a is not an operation of this version, which has DELETE there.',
    [`-X DELETE -d '{}' ${url}/a`]: 'takes no body',
    [`-X POST ${url}`]: 'has no body',
  };
  for (const [curl, problem] of Object.entries(curls)) {
    const found = await checkWith({
      ...guide(`${steps}\`\`\`shell\nls\ncurl ${curl}\n\`\`\``),
      [openApi]: validFiles[openApi] + paths.slice(1),
    });
    const findings = found.filter((text) => text.includes(' calls: '));
    const line = curl.includes('\n') ? 13 : 12;
    const place = `docs/guide.md:${line} calls: `;
    expect(findings.map((text) => text.slice(0, place.length))).toEqual(problem ? [place] : []);
    expect(findings.join()).toContain(problem ?? '');
  }
});

it('a picture that the build doesn’t scale has a size limit', async () => {
  const findings = (bytes: number, picture = 'moves.gif'): Promise<string[]> => {
    const changes = {
      [post]: validFiles[post]?.replaceAll('drawing.png', picture),
      [`blog/2024-05-06-a-post/${picture}`]: String(bytes),
    };
    return checkWith(changes);
  };
  expect(await findings(80_000)).toEqual([]);
  expect(await findings(2_345_678, 'drawing.png')).toEqual([]);
  expect(await findings(2_345_678)).toEqual([
    `${post}:14 images: The picture ./moves.gif has 2,346 KB, and 80 KB is the limit of one that is not scaled. Save it smaller.`,
  ]);
});

it('pages may use the components of src/theme/MDXComponents and of the build without an import', async () => {
  const source = await readFile(join(rootDir, 'src/theme/MDXComponents/index.tsx'), 'utf8');
  const given = [...source.matchAll(/^ {2}([A-Z]\w+)[,:]/gm)].map(([, name = '']) => name);
  expect([...given, ...Object.keys(rareComponents), 'Head'].sort()).toEqual(
    [...givenComponents].sort(),
  );
});

it('Mermaid diagrams are valid code where the site enables them', async () => {
  const changes = guide(`${steps}\`\`\`mermaid\ngraph TD\n\`\`\``);
  const config = { 'docusaurus.config.ts': 'markdown: { mermaid: true }' };
  expect(await checkWith({ ...changes, ...config })).toEqual([]);
});

it('a check of changes reads the changed pages and partials only', async () => {
  const before = siteWith();
  const site = siteWith({ ...guide(`${steps}A sentense.`), 'docs/_part.md': 'Anothr.' });
  const only = changedPages(site, before);
  expect(only.map(({ file }) => file)).toEqual(['docs/index.md', 'docs/guide.md', 'docs/_part.md']);
  expect(changedPages(before, before)).toEqual([]);
  const findings = await check({ site, sidebars: validSidebars, only });
  expect(findings.map((line) => line.split(' ')[0])).toEqual([
    'docs/_part.md:1',
    'docs/guide.md:10',
  ]);
  const replaced = changedPages(siteWith({ 'blog/2024-05-06-a-post/drawing.png': '9' }), before);
  expect(replaced.map(({ file }) => file)).toEqual([post]);
  const gone = changedPages(
    siteWith({
      'docs/api/rest/openapi.yaml': undefined,
      'versioned_docs/version-0.1.0/guide.md': undefined,
    }),
    before,
  );
  expect(gone.map(({ file }) => file)).toEqual(['docs/index.md']);
  const others = only.filter(({ isPartial }) => isPartial);
  expect(await check({ site, sidebars: validSidebars, only: others })).toHaveLength(1);
});

describe('moved pages', () => {
  const before = { site: siteWith(), since: 'v1' };
  const movedWith = async (changes: Record<string, string | undefined>): Promise<string[]> =>
    (await checkWith(changes, { before })).filter((line) => line.includes(' moved:'));

  it('are reported when a slug changes', async () => {
    expect(await movedWith({ 'docs/guide.md': docsPage('/handbook', steps) })).toEqual([
      "docs/guide.md:4 moved: /docs/next/guide was a page at v1, and the file now has another address. Keep it with `slug: /guide` in the front matter, or add { from: '/guide', to: '/handbook' } to movedPages in src/site/links.ts.",
    ]);
  });

  it('aren’t reported when the REST file is split into several files', async () => {
    const parts = {
      [openApi]: 'openapi: 3.0.3\npaths: {/a: {$ref: a.yaml}}\n',
      'docs/api/rest/a.yaml': 'get:\n  operationId: listTables\n',
    };
    expect(await movedWith(parts)).toEqual([]);
  });

  it('are reported once when a page of the latest version is deleted', async () => {
    expect(await movedWith({ 'versioned_docs/version-0.2.0/guide.md': undefined })).toEqual([
      expect.stringContaining('moved: /docs/latest/guide was a page at v1, and the file is gone.'),
    ]);
  });

  it('are reported when a REST page, a post, or a whole version is deleted', async () => {
    expect(await movedWith({ 'docs/api/rest/openapi.yaml': undefined })).toHaveLength(2);
    expect(await movedWith(postWith('slug: a-post', 'slug: the-post'))).toEqual([
      expect.stringContaining('Bring the slug of the post back'),
    ]);
    expect(await movedWith(postWith('title: A', 'title: A: A'))).toEqual([]);
    expect(await movedWith({ 'versions.json': '["0.2.0"]' })).toHaveLength(2);
  });

  it('aren’t reported when commands remove a version or cut the next one', async () => {
    const removed = '{"0.1.0": ["/", "/guide"]}';
    expect(
      await movedWith({ 'versions.json': '["0.2.0"]', 'removed_versions.json': removed }),
    ).toEqual([]);
    const cut = Object.fromEntries(
      [
        'index.md',
        'guide.md',
        'release.yaml',
        'api/rest/openapi.yaml',
        'api/rest/client-samples.yaml',
      ].map((file) => [`versioned_docs/version-0.3.0/${file}`, validFiles[`docs/${file}`]]),
    );
    const sidebar = '{"docs": ["index", "guide"]}';
    const changes = {
      ...cut,
      'versioned_sidebars/version-0.3.0-sidebars.json': sidebar,
      'versions.json': '["0.3.0", "0.2.0", "0.1.0"]',
    };
    expect(await checkWith(changes, { before })).toEqual([]);
  });
});

/** The site of this repository. `npm run check`, another step of `npm test`, reports its findings. */
const written = readSite(await readFiles(rootDir));

it('the published site is read from Git in the same way as the working folder', async () => {
  const { files = new Map() } = (await readPublished(rootDir)) ?? {};
  const site = readSite(files);
  expect([site, written].every(({ pages }) => pages.length > 100)).toBe(true);
  expect(site.versions.every(({ rest }) => rest.length > 10)).toBe(true);
  const called = site.pages.filter((page) => restCalls(page).length > 0);
  expect(site.versions.every((one) => called.some(({ version }) => version === one))).toBe(true);
  expect(site.pages.filter(({ text }) => text === '')).toEqual([]);
});

describe('project-words.txt', () => {
  const text = written.files.get('project-words.txt') ?? '';
  const words = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

  it('is sorted and has only words that pages use', () => {
    const sorted = [...new Set(words)].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
    expect(words).toEqual(sorted);
    const pages = [...written.pages, ...written.partials].map((page) => page.text).join('\n');
    const all = pages.toLowerCase();
    expect(words.filter((word) => !all.includes(word.toLowerCase()))).toEqual([]);
  });

  it('has no words that are in a dictionary', async () => {
    const speller = await openSpeller('');
    expect(words.filter((word) => word.length > 3 && speller(word) === undefined)).toEqual([]);
    expect(speller('table')).toBeUndefined();
  });

  it('accepts a word in upper and lower case', async () => {
    const forms = ['metalake', 'Metalake', "metalake's", 'METALAKE'];
    const [without, withIt] = [await openSpeller(''), await openSpeller('metalake')];
    expect(forms.filter((form) => without(form) === undefined)).toEqual([]);
    expect(forms.filter((form) => withIt(form) !== undefined)).toEqual([]);
  });
});

it('the dictionaries accept American spellings, and camel case by its parts', async () => {
  const speller = await openSpeller('Trino');
  const right = ['color', "Trino's", 'JdbcCatalog', 'UUIDs'];
  expect(right.filter((word) => speller(word) !== undefined)).toEqual([]);
  expect(speller('colour')?.[0]).toBe('color');
  expect(speller('JdbcCatalgo')).toBeDefined();
});
