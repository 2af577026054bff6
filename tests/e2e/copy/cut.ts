import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../src/plugins/built-pages/parsePage';
import { newDoc, newPost } from '../../../src/plugins/new-content';
import { docsAddresses, removeVersion } from '../../../src/plugins/redirects/versionCommands';
import { readRelease } from '../../../src/plugins/site-data/readRelease';
import { type SearchManifest, unpackShard } from '../../../src/search/engine/shard';
import { check } from '../../../src/tools/check/check';
import { readFiles, readSite } from '../../../src/tools/check/site';
import released from '../../../versions.json';
import { fillIn } from '../../support/check/fixture';
import { pageLinks } from '../../support/pageLinks';
import { docusaurus, edit, type SiteCopy } from '../../support/siteCopy';
import { latest, oldest } from '../../support/versions';

/** The version to cut, which no file names. */
const cut = ['7', '8', '9'].join('.');
/** A new page that only this test creates. */
const newPage = 'security/page-of-the-cut-test';

/** Paths before the cut, relative to their version, by the version's folder. */
const known = new Map<string, string[]>();
let post: string;
let findings: string[];

/** Cuts a version of a copy and removes the oldest with the two commands only, and adds a post and a page. */
export async function cutVersion(site: string, signal: AbortSignal): Promise<void> {
  const before = readSite(await readFiles(site));
  for (const folder of ['docs', oldest, latest]) {
    const dir = folder === 'docs' ? folder : `versioned_docs/version-${folder}`;
    known.set(folder, await docsAddresses(join(site, dir)));
  }
  await docusaurus(site, signal, 'docs:remove-version', oldest);
  // Fewer versions build faster.
  for (const version of released.slice(1, -1)) {
    await removeVersion(site, version);
  }
  post = await newPost(site, 'A post that only the copy has', {
    tags: ['rest', 'spark'],
    date: '2024-01-31',
  });
  const file = await newDoc(site, newPage, 'A page of the cut');
  edit(site, 'sidebars.ts', "'overview',", `'overview',\n'${newPage}',`);
  for (const path of [post, file].map((name) => join(site, name))) {
    writeFileSync(path, fillIn(readFileSync(path, 'utf8')));
  }
  await docusaurus(site, signal, 'docs:version', cut);
  const { default: sidebars } = await import(join(site, 'sidebars.ts'));
  findings = await check({
    site: readSite(await readFiles(site)),
    sidebars,
    before: { site: before, since: 'before the cut' },
  });
}

/** Tests a copy in which `cutVersion` cut a version. */
export const describeCut = (copy: SiteCopy) =>
  describe(`after cutting ${cut} and removing ${oldest} with the two commands`, () => {
    const addresses = (folder: string, base: string): string[] =>
      (known.get(folder) ?? []).map((page) => base + page);
    const get = (path: string, redirect: 'manual' | 'follow' = 'manual'): Promise<Response> =>
      // A new connection, because the host closes idle ones.
      fetch(new URL(path, copy.host.address), { redirect, headers: { connection: 'close' } });
    const text = async (path: string): Promise<string> => (await get(path)).text();
    /** Lists the paths that don't return 200, with their status. */
    const findLost = async (paths: readonly string[], redirect: 'manual' | 'follow' = 'follow') => {
      const found: string[] = [];
      for (const path of paths) {
        const { status } = await get(path, redirect);
        found.push(...(status === 200 ? [] : [`${path} ${status}`]));
      }
      return found;
    };

    it('the former version is at its number with a banner', async () => {
      const archived = addresses(latest, `/docs/${latest}`);
      expect(archived.some((page) => page.includes('/api/rest/'))).toBe(true);
      expect(await findLost(archived, 'manual')).toEqual([]);
      const overview = await text(`/docs/${latest}/overview`);
      expect(overview).toContain(`Version: ${latest}`);
      expect(overview).toContain('theme-doc-version-banner');
      expect(pageLinks(parsePage(overview))).toContain('/docs/latest/overview');
    });

    it('all addresses of all versions work', async () => {
      const before = [
        ...addresses('docs', '/docs/latest'),
        ...addresses(latest, '/docs/latest'),
        ...addresses(oldest, `/docs/${oldest}`),
      ];
      expect(await findLost(before)).toEqual([]);
      for (const [from, to] of [
        [`/docs/${cut}/overview`, '/docs/latest/overview'],
        [`/docs/${oldest}/overview`, '/docs/latest/overview'],
        [`/docs/${oldest}/security`, '/docs/latest/security/security'],
      ] as const) {
        expect((await get(from)).headers.get('location')).toBe(to);
      }
      expect((await get(`/docs/${oldest}/never-there`)).status).toBe(404);
    });

    it('npm run check only reports that release.yaml is of another release', () => {
      // The copied release.yaml has the number of the next release, so a person has to check its contents.
      expect(findings).toEqual([
        `versioned_docs/version-${cut}/release.yaml:1 releases: The file was written for ${readRelease(copy.site, 'docs').number}, not for ${cut}. Correct what it says, and write "release: ${cut}".`,
      ]);
    });

    it('the search has one shard for each version', async () => {
      const { shards } = JSON.parse(await text('/search-manifest.json')) as SearchManifest;
      const tags = ['current', cut, latest].map((version) => `docs-default-${version}`);
      expect(shards.map(({ tag }) => tag).sort()).toEqual([...tags, 'default'].sort());
      const shard = shards.find(({ tag }) => tag === `docs-default-${cut}`);
      const sections = unpackShard(JSON.parse(await text(`/${shard?.file}`)));
      expect(sections.map(({ path }) => path)).toContain('/docs/latest/security/security');
    });

    it('all generated files and pages have the new version', async () => {
      expect(post).toBe('blog/2024-01-31-a-post-that-only-the-copy-has/index.md');
      const imageOf = (version: string): string =>
        readRelease(copy.site, `versioned_docs/version-${version}`, version).image;
      expect(imageOf(cut)).toContain(`:${cut}`);
      const rest = addresses('docs', '/docs/latest').filter((path) => path.includes('/api/rest/'));
      expect(rest.length).toBeGreaterThan(30);
      const contents: [string, string[], string[]?][] = [
        ['/blog/a-post-that-only-the-copy-has', ['The first section']],
        [`/docs/latest/${newPage}`, ['A page of the cut', `docs-default-${cut}`]],
        [`/docs/next/${newPage}`, ['A page of the cut']],
        ['/docs/latest/overview.md', [`\nversion: ${cut}\n`]],
        [`/docs/${latest}/overview.md`, [`\nversion: ${latest}\n`]],
        ['/docs/latest/llms.txt', [`# Gravitino ${cut}\n`]],
        [`/docs/${latest}/llms-full.txt`, [`Gravitino ${latest}`]],
        ['/llms.txt', [`/docs/${latest}/llms.txt`], [`/docs/${oldest}/`]],
        ['/', [imageOf(cut)], [imageOf(latest)]],
        ['/gravitino', [imageOf(cut)], [imageOf(latest)]],
        ...['latest', latest, 'next'].map((version): [string, string[]] => [
          `/docs/${version}/api/rest/create-metalake`,
          ['/api/metalakes', 'GravitinoAdminClient'],
        ]),
        ['/docs/latest/overview', [`/docs/${latest}/overview`], [`/docs/${oldest}/overview`]],
        [
          '/sitemap.xml',
          [`/docs/${latest}/overview`, ...rest].map((path) => `${path}</loc>`),
          [`/docs/${oldest}/`, `/docs/${cut}/`, '/docs/latest/security</loc>'],
        ],
      ];
      for (const [path, there, gone = []] of contents) {
        const content = await text(path);
        const lacking = there.filter((words) => !content.includes(words));
        const left = gone.filter((words) => content.includes(words));
        expect({ lacking, left }, path).toEqual({ lacking: [], left: [] });
      }
    });
  });
