import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BuiltPage, readPages } from '../../src/plugins/built-pages/readPages';
import { codeKey } from '../../src/plugins/cache/codeKey';
import { recordReader } from '../../src/plugins/search-index/recordReader';
import { shardFiles } from '../../src/plugins/search-index/shards';
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
    const options = { siteUrl: 'https://example.org', siteName: 'Site', code: true };
    const keep = async ({ html, path }: BuiltPage, make: () => PageRecords) => {
      const made = known.get(html) ?? make();
      if (!known.has(html)) {
        read.push(path);
      }
      known.set(html, made);
      return made;
    };
    const readAll = async () => {
      const reader = recordReader(options, keep);
      await readPages({ outDir: dir, baseUrl: '/' }, [reader]);
      return { records: reader.records, warnings: reader.warnings };
    };
    const first = await readAll();
    expect(read).toEqual(['/a', '/b']);
    expect(first.records.length).toBeGreaterThan(0);
    expect(await readAll()).toEqual(first);
    expect(read).toEqual(['/a', '/b']);
    await writeFile(join(dir, 'b.html'), page('three'));
    const changed = await readAll();
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
