import { existsSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeVersion } from '../../src/plugins/redirects/versionCommands';
import { movedPages } from '../../src/site/links';
import { testFolder } from '../support/testFolder';

const folder = testFolder();
const { write } = folder;
const read = (file: string): unknown => JSON.parse(folder.read(file));

beforeEach(() => {
  write('removed_versions.json', '{}');
  write('versions.json', '["0.2.0", "0.1.0", "0.0.9"]');
  write('versioned_docs/version-0.1.0/index.md', '---\nslug: /\n---\n');
  write('versioned_docs/version-0.1.0/guide/start.md', '---\nslug: /guide/start\n---\n');
  write('versioned_docs/version-0.1.0/_part.md', 'no page');
  write(
    'versioned_docs/version-0.1.0/api/rest/openapi.yaml',
    'openapi: 3.0.3\ninfo:\n  version: 1\n  title: Gravitino REST API\npaths:\n  /a:\n    get:\n      operationId: listTables\n',
  );
  write('versioned_sidebars/version-0.1.0-sidebars.json', '{}');
});

describe('removeVersion', () => {
  it('drops the version and keeps its addresses, those of REST pages too', async () => {
    expect(await removeVersion(folder.path, '0.1.0')).toContain('0.1.0. 5 addresses lead to');
    expect(read('versions.json')).toEqual(['0.2.0', '0.0.9']);
    expect(read('removed_versions.json')).toEqual({
      '0.1.0': [
        '/',
        '/api/rest',
        '/api/rest/gravitino-rest-api',
        '/api/rest/list-tables',
        '/guide/start',
      ],
    });
    expect(existsSync(folder.at('versioned_docs/version-0.1.0'))).toBe(false);
    expect(existsSync(folder.at('versioned_sidebars/version-0.1.0-sidebars.json'))).toBe(false);
  });

  it('keeps the addresses that led on within the version', async () => {
    const [moved] = movedPages;
    write(`versioned_docs/version-0.1.0${moved?.to}.md`, `---\nslug: ${moved?.to}\n---\n`);
    await removeVersion(folder.path, '0.1.0');
    const { '0.1.0': pages } = read('removed_versions.json') as Record<string, string[]>;
    expect(pages).toEqual(expect.arrayContaining([moved?.from, moved?.to]));
  });

  it('keeps what earlier removals wrote', async () => {
    write('removed_versions.json', '{"0.0.1": ["/"]}');
    await removeVersion(folder.path, '0.1.0');
    expect(Object.keys(read('removed_versions.json') as object)).toEqual(['0.0.1', '0.1.0']);
  });

  it.each([
    ['0.7.0', 'There is no version 0.7.0. versions.json has 0.2.0, 0.1.0, 0.0.9.'],
    ['0.2.0', '0.2.0 is the latest version: /docs/latest/ is made of it. Cut the next one first.'],
    ['0.0.9', 'no such file or directory'],
  ])('refuses %s and changes nothing', async (version, message) => {
    await expect(removeVersion(folder.path, version)).rejects.toThrow(message);
    expect(read('versions.json')).toEqual(['0.2.0', '0.1.0', '0.0.9']);
  });
});
