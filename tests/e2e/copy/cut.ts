import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../src/plugins/built-pages/parsePage';
import { newDoc, newPost } from '../../../src/plugins/new-content';
import { docsAddresses } from '../../../src/plugins/redirects/docsPages';
import { removeVersion } from '../../../src/plugins/redirects/versionCommands';
import { readRelease } from '../../../src/plugins/site-data/readRelease';
import type { SearchManifest } from '../../../src/search/engine/shard';
import { unpackShard } from '../../../src/search/engine/shard';
import { check, describeFinding } from '../../../src/tools/check/check';
import { readFiles, readSite } from '../../../src/tools/check/site';
import released from '../../../versions.json';
import { filledIn } from '../../support/check/fixture';
import { pageLinks } from '../../support/pageLinks';
import { docusaurus, edit, type SiteCopy } from '../../support/siteCopy';

const [latest = ''] = released;
const oldest = released.at(-1) ?? '';
/** A page that no writer begins. */
const begun = 'security/page-of-the-cut-test';
/** The version that is cut: one that nothing in the repository knows. */
const cut = ['7', '8', '9'].join('.');

/** What the site was before the cut, and what became of it before it was built. */
const known = new Map<string, string[]>();
let post: string;
let findings: string[];

/** Cuts a version of a copy and removes the oldest, with the two commands and nothing else, and begins a post and a page. */
export async function cutVersion(site: string, signal: AbortSignal): Promise<void> {
  const before = readSite(await readFiles(site));
  for (const folder of ['docs', oldest, latest]) {
    const dir = folder === 'docs' ? folder : `versioned_docs/version-${folder}`;
    known.set(folder, await docsAddresses(join(site, dir)));
  }
  await docusaurus(site, signal, 'docs:remove-version', oldest);
  // Fewer versions build faster and show no less.
  for (const version of released.slice(1, -1)) {
    await removeVersion(site, version);
  }
  // What the words of the writers' commands write must build as it stands.
  post = await newPost(site, 'A post that only the copy has', {
    tags: ['rest', 'spark'],
    date: '2024-01-31',
  });
  const file = await newDoc(site, begun, 'A page of the cut');
  edit(site, 'sidebars.ts', "'overview',", `'overview',\n'${begun}',`);
  for (const path of [post, file].map((name) => join(site, name))) {
    writeFileSync(path, filledIn(readFileSync(path, 'utf8')));
  }
  await docusaurus(site, signal, 'docs:version', cut);
  const { default: sidebars } = await import(join(site, 'sidebars.ts'));
  const found = await check({
    site: readSite(await readFiles(site)),
    sidebars,
    before: { site: before, since: 'before the cut' },
  });
  findings = found.map(describeFinding);
}

/** Tests a copy in which `cutVersion` cut a version. */
export const describeCut = (copy: SiteCopy) =>
  describe(`cutting ${cut} and removing ${oldest}, with the two commands and nothing else`, () => {
    /** Addresses before the cut of the pages of `docs` or of a version, below its own. */
    const addresses = (folder: string): string[] => known.get(folder) ?? [];
    const get = (path: string): Promise<Response> =>
      // A connection of its own: the host closes idle ones.
      fetch(new URL(path, copy.host.address), {
        redirect: 'manual',
        headers: { connection: 'close' },
      });
    const text = async (path: string): Promise<string> => (await get(path)).text();
    const locationOf = async (path: string): Promise<string | null> =>
      (await get(path)).headers.get('location');
    /** Paths, by status after all redirects, that aren't 200. */
    const lost = async (paths: readonly string[]): Promise<string[]> => {
      const found: string[] = [];
      for (const path of paths) {
        const { status } = await fetch(new URL(path, copy.host.address));
        if (status !== 200) {
          found.push(`${path} ${status}`);
        }
      }
      return found;
    };

    it('makes the new version the latest', async () => {
      expect(await text('/docs/latest/')).toMatch(
        new RegExp(`name="?docusaurus_version"? content="?${cut}[ "]`),
      );
      expect(await locationOf(`/docs/${cut}/overview`)).toBe('/docs/latest/overview');
      expect(await lost(addresses('docs').map((page) => `/docs/latest${page}`))).toEqual([]);
    });

    it('makes the former latest an archive at its number, with a banner', async () => {
      const pages = addresses(latest);
      expect(pages.some((page) => page.startsWith('/api/rest/'))).toBe(true);
      for (const page of pages) {
        expect((await get(`/docs/${latest}${page}`)).status, page).toBe(200);
      }
      const overview = await text(`/docs/${latest}/overview`);
      expect(overview).toContain(`Version: ${latest}`);
      expect(overview).toContain('theme-doc-version-banner');
      expect(pageLinks(parsePage(overview))).toContain('/docs/latest/overview');
    });

    it('loses no address that the former latest had below /docs/latest/', async () => {
      const pages = addresses(latest);
      expect(await lost(pages.map((page) => `/docs/latest${page}`))).toEqual([]);
    });

    it('leads every address of the removed version to the latest one', async () => {
      const pages = addresses(oldest);
      expect(await lost(pages.map((page) => `/docs/${oldest}${page}`))).toEqual([]);
      expect(await locationOf(`/docs/${oldest}/overview`)).toBe('/docs/latest/overview');
      expect(await locationOf(`/docs/${oldest}/security`)).toBe('/docs/latest/security/security');
      expect((await get(`/docs/${oldest}/never-there`)).status).toBe(404);
    });

    it('leaves npm run check nothing to say but that the release has the data of another', () => {
      // The pages are those of Next, whose release has another number: what they say of it is for a person to check.
      expect(findings).toEqual([
        `versioned_docs/version-${cut}/release.yaml:3 releases: The file was written for ${readRelease(copy.site, 'docs').number}, not for ${cut}. Correct what it says of name, image, catalogs, connectors and features, and write "release: ${cut}".`,
      ]);
    });

    it('builds what new:post and new:doc wrote', async () => {
      expect(post).toBe('blog/2024-01-31-a-post-that-only-the-copy-has/index.md');
      expect(await text('/blog/a-post-that-only-the-copy-has')).toContain('The first section');
      for (const version of ['latest', 'next']) {
        expect(await text(`/docs/${version}/${begun}`)).toContain('A page of the cut');
      }
    });

    it('follows in the search, one shard for each version', async () => {
      const manifest = JSON.parse(await text('/search-manifest.json')) as SearchManifest;
      expect(manifest.shards.map(({ tag }) => tag).sort()).toEqual(
        ['current', cut, latest]
          .map((version) => `docs-default-${version}`)
          .concat('default')
          .sort(),
      );
      const shard = manifest.shards.find(({ tag }) => tag === `docs-default-${cut}`);
      const sections = unpackShard(JSON.parse(await text(`/${shard?.file}`)));
      expect(sections.map(({ path }) => path)).toContain('/docs/latest/security/security');
    });

    it('follows in the Markdown exports and in what is listed for machines', async () => {
      expect(await text('/docs/latest/overview.md')).toContain(`\nversion: ${cut}\n`);
      expect(await text(`/docs/${latest}/overview.md`)).toContain(`\nversion: ${latest}\n`);
      expect(await text('/docs/latest/llms.txt')).toContain(`# Gravitino ${cut}\n`);
      expect(await text(`/docs/${latest}/llms-full.txt`)).toContain(`Gravitino ${latest}`);
      const list = await text('/llms.txt');
      expect(list).toContain(`/docs/${latest}/llms.txt`);
      expect(list).not.toContain(`/docs/${oldest}/`);
    });

    it('follows in what the other pages say of the release', async () => {
      const image = (version: string) =>
        readRelease(copy.site, `versioned_docs/version-${version}`, version).image;
      expect(image(cut)).toContain(`:${cut}`);
      for (const path of ['/', '/gravitino']) {
        expect(await text(path)).toContain(image(cut));
        expect(await text(path)).not.toContain(image(latest));
      }
    });

    it('carries the REST reference along', async () => {
      for (const version of ['latest', latest, 'next']) {
        const page = await text(`/docs/${version}/api/rest/create-metalake`);
        expect(page).toContain('/api/metalakes');
        expect(page).toContain('GravitinoAdminClient');
      }
      const rest = addresses('docs').filter((page) => page.startsWith('/api/rest/'));
      expect(rest.length).toBeGreaterThan(30);
      const sitemap = await text('/sitemap.xml');
      expect(rest.filter((page) => !sitemap.includes(`/docs/latest${page}</loc>`))).toEqual([]);
    });

    it('follows in the dropdown and the sitemap', async () => {
      const targets = pageLinks(parsePage(await text('/docs/latest/overview')));
      const sitemap = await text('/sitemap.xml');
      for (const version of [latest]) {
        expect(targets).toContain(`/docs/${version}/overview`);
        expect(sitemap).toContain(`/docs/${version}/overview</loc>`);
      }
      expect(targets).not.toContain(`/docs/${oldest}/overview`);
      expect(sitemap).not.toContain(`/docs/${oldest}/`);
      expect(sitemap).not.toContain(`/docs/${cut}/`);
      expect(sitemap).not.toContain('/docs/latest/security</loc>');
    });
  });
