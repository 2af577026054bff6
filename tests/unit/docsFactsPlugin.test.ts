import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { AllContent, LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { expect, test } from 'vitest';
import docsFactsPlugin from '../../src/plugins/docs-facts';
import { rootDir } from '../support/paths';
import { testFolder } from '../support/testFolder';

const { path: siteDir, write, at } = testFolder('all');
for (const name of ['src', 'package.json', 'package-lock.json']) {
  symlinkSync(join(rootDir, name), at(name));
}

const page = (key: string, prose: string): string =>
  `${prose}\n\n## Settings\n\n| Key | Default | Description |\n|---|---|---|\n| \`${key}\` | 1 | A size. |\n`;

/** Loads a version of one page. */
const content = (title: string): AllContent => ({
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          versionName: '0.1.0',
          label: '0.1.0',
          path: '/docs/0.1.0',
          contentPath: siteDir,
          docs: [{ id: 'a', title, permalink: '/docs/0.1.0/a', source: '@site/a.md' }],
        },
      ],
    },
  },
});

test('the lists change with the tables and titles of pages, not with their prose', async () => {
  const { allContentLoaded } = docsFactsPlugin({ siteDir } as LoadContext);
  const save = async (text: string, title: string): Promise<Record<string, string>> => {
    write('a.md', text);
    const written: Record<string, string> = {};
    const actions = {
      createData: async (name: string, data: string) => {
        written[name] = data;
        return name;
      },
    } as unknown as PluginContentLoadedActions;
    await allContentLoaded?.({ allContent: content(title), actions });
    return written;
  };

  const first = await save(page('a.key', 'Prose.'), 'Server');
  expect(Object.keys(first)).toEqual(['0.1.0-keys.json', '0.1.0-errors.json', 'versions.json']);
  expect(await save(page('a.key', 'Other prose.'), 'Server')).toEqual(first);

  const edited = await save(page('b.key', 'Other prose.'), 'Server');
  expect(edited['0.1.0-keys.json']).toContain('b.key');
  expect(edited['0.1.0-errors.json']).toBe(first['0.1.0-errors.json']);

  const renamed = await save(page('b.key', 'Other prose.'), 'The server');
  expect(renamed['0.1.0-keys.json']).toContain('The server');
  expect(renamed['versions.json']).toContain('The server');
});
