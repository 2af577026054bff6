import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeKey } from '../../src/plugins/cache/codeKey';
import { shardFiles } from '../../src/plugins/search-index/shards';
import { buildRecords } from '../../src/search/records/buildRecords';
import type { PageRecords } from '../../src/search/records/pageRecords';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kept-'));
});
afterEach(() => rm(dir, { recursive: true }));

const page = (text: string): string => `<!doctype html><html lang="en"><head>
<meta name="docsearch:docusaurus_tag" content="docs-default-current"><meta name="docsearch:language" content="en">
</head><body><main><article><h1>Title</h1><p>${text}</p></article></main></body></html>`;

describe('pages that are still the same', () => {
  it('are not read again, and give the same records and shards', async () => {
    await writeFile(join(dir, 'a.html'), page('one'));
    await writeFile(join(dir, 'b.html'), page('two'));
    const known = new Map<string, PageRecords>();
    const read: string[] = [];
    const options = {
      outDir: dir,
      baseUrl: '/',
      siteUrl: 'https://example.org',
      siteName: 'Site',
      code: true,
      leftOutSections: [],
      keep: async (html: string, path: string, make: () => PageRecords) => {
        const made = known.get(html) ?? make();
        if (!known.has(html)) {
          read.push(path);
        }
        known.set(html, made);
        return made;
      },
    };
    const first = await buildRecords(options);
    expect(read).toEqual(['/a', '/b']);
    expect(first.records.length).toBeGreaterThan(0);
    expect(await buildRecords(options)).toEqual(first);
    expect(read).toEqual(['/a', '/b']);
    await writeFile(join(dir, 'b.html'), page('three'));
    const changed = await buildRecords(options);
    expect(read).toEqual(['/a', '/b', '/b']);
    expect(changed.records).not.toEqual(first.records);

    const fresh = await shardFiles(first.records, 'https://example.org', 'search');
    const kept = await shardFiles(
      first.records,
      'https://example.org',
      'search',
      async (_, pack) => JSON.parse(JSON.stringify(pack())) as string,
    );
    expect(kept).toEqual(fresh);
  });
});

describe('codeKey', () => {
  it('changes with every file below its paths', async () => {
    await writeFile(join(dir, 'a.ts'), '1');
    const before = await codeKey(dir, ['.']);
    expect(await codeKey(dir, ['.'])).toBe(before);
    await writeFile(join(dir, 'a.ts'), '2');
    expect(await codeKey(dir, ['.'])).not.toBe(before);
    expect(await codeKey(dir, ['a.ts'])).toBe(await codeKey(dir, ['.']));
  });
});
