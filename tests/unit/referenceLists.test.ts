import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../src/markdown/markdownTree';
import { nodesOf, tagsOf } from '../../src/markdown/nodes';
import { listRows, type PageRows } from '../../src/plugins/docs-facts/facts';
import { readRows } from '../../src/plugins/docs-facts/readRows';
import remarkReference from '../../src/plugins/docs-facts/remarkReference';

/** Reads the rows of a page. */
const page = (title: string, markdown: string): PageRows => ({
  title,
  address: `/${title.toLowerCase()}`,
  rows: readRows(readMarkdown(markdown).tree),
});

const keys = `## Settings

| Key | Default | Since | Description |
| --- | --- | --- | --- |
| \`b.key\` | none | 0.2.0 | The same. |
| \`B.other\` | | 0.3.0 | Else. |
`;

const errors = `
| Message | Cause and fix |
| --- | --- |
| Above the first heading | Nothing. |

## Errors

| HTTP status | Message | Cause |
| --- | --- | --- |
| 401 | \`No token …\` | Send one. |

| What you see | Why | What to do |
| --- | --- | --- |
| \`Boom\` | It broke. | Fix \`it\`. |

| Message | Sent to |
| --- | --- |
| No error | nobody |
`;

const listed = (pages: PageRows[], kind: 'setting' | 'error') =>
  listRows(pages, kind, '/docs/latest');

describe('the list of keys', () => {
  it('is sorted and links each definition', () => {
    expect(listed([page('Server', keys)], 'setting')).toEqual([
      {
        name: '`b.key`',
        facts: { Default: 'none', Since: '0.2.0' },
        description: 'The same.',
        places: [{ title: 'Server', section: 'Settings', to: '/docs/latest/server#b.key' }],
      },
      {
        name: '`B.other`',
        facts: { Since: '0.3.0' },
        description: 'Else.',
        places: [{ title: 'Server', section: 'Settings', to: '/docs/latest/server#B.other' }],
      },
    ]);
  });

  it('merges equal definitions of two pages', () => {
    const [key, ...rest] = listed([page('Server', keys), page('Security', keys)], 'setting');
    expect(key?.places.map(({ title }) => title)).toEqual(['Server', 'Security']);
    expect(rest).toHaveLength(1);
  });

  it('keeps different definitions of a key', () => {
    const other = page('Security', keys.replace('The same.', 'Not the same.'));
    expect(listed([page('Server', keys), other], 'setting')).toHaveLength(3);
  });

  it('leaves out definitions that aren’t settings', () => {
    const parameters = keys.replace('| Key', '| Query parameter');
    expect(listed([page('Server', parameters)], 'setting')).toEqual([]);
  });
});

it('the list of errors has the cause, other columns, and section of each message', () => {
  expect(listed([page('Server', errors)], 'error')).toEqual([
    {
      name: 'Above the first heading',
      facts: {},
      description: 'Nothing.',
      places: [{ title: 'Server', section: '', to: '/docs/latest/server' }],
    },
    {
      name: '`Boom`',
      facts: {},
      description: 'It broke. Fix `it`.',
      places: [{ title: 'Server', section: 'Errors', to: '/docs/latest/server#errors' }],
    },
    {
      name: '`No token …`',
      facts: { 'HTTP status': '401' },
      description: 'Send one.',
      places: [{ title: 'Server', section: 'Errors', to: '/docs/latest/server#errors' }],
    },
  ]);
});

describe('remarkReference', () => {
  const importsOf = (markdown: string, path: string): string[] => {
    const { tree } = readMarkdown(markdown);
    remarkReference()(tree, { path });
    return nodesOf(tree, 'mdxjsEsm').map(({ value }) => value);
  };

  it.each([
    ['/site/docs/reference/configuration-keys.md', 'current'],
    ['/site/versioned_docs/version-0.5.1/reference/configuration-keys.md', '0.5.1'],
    ['C:\\site\\versioned_docs\\version-0.6.0\\reference\\configuration-keys.md', '0.6.0'],
  ])('imports into %s the list of %s', (path, version) => {
    expect(importsOf('<ConfigurationKeys />', path)).toEqual([
      `import keysOfVersion from '@generated/docs-facts/default/${version}-keys.json';`,
    ]);
  });

  it('passes the list to the tag', () => {
    const { tree } = readMarkdown('<ErrorMessages />');
    remarkReference()(tree, { path: '/site/docs/a.md' });
    const [attribute] = tagsOf(tree)[0]?.attributes ?? [];
    expect(attribute).toMatchObject({ name: 'list', value: { value: 'errorsOfVersion' } });
  });

  it('doesn’t change other pages', () => {
    expect(importsOf('<Since version="0.5.0" />\n\nText', '/site/docs/a.md')).toEqual([]);
  });
});
