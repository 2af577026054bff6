import { readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocsPages } from '../../src/plugins/check/docsPages';
import { checkDeployed } from '../../src/plugins/deploy/checkDeployed';
import { startHost } from '../../src/plugins/deploy/host';
import { pageLinks } from '../../src/plugins/deploy/pageLinks';
import { parseRedirects } from '../../src/plugins/redirects/redirectsFile';
import { removeVersion } from '../../src/plugins/redirects/removeVersion';
import released from '../../versions.json';
import { rootDir } from '../support/paths';
import { copySite, docusaurus } from '../support/siteCopy';

/** A build of its own, on a machine that may be building other things; it took 60 to 90 s on two cores. */
const timeout = 600_000;

const [latest = '', previous = ''] = released;
const oldest = released.at(-1) ?? '';
const [major, minor] = latest.split('.');
/** The version that is cut: the next minor one. */
const cut = `${major}.${Number(minor) + 1}.0`;

const addresses = async (folder: string): Promise<string[]> =>
  (await readDocsPages(join(rootDir, folder))).map(({ address }) => address);

describe(`cutting ${cut} and removing ${oldest}, with the two commands and nothing else`, () => {
  let site: string;
  let server: Server;
  let address: string;

  beforeAll(async () => {
    site = copySite();
    await docusaurus(site, 'docs:remove-version', oldest);
    // Fewer versions build faster and show no less.
    for (const version of released.slice(2, -1)) {
      await removeVersion(site, version);
    }
    await docusaurus(site, 'docs:version', cut);
    await docusaurus(site, 'build');
    ({ server, address } = await startHost(join(site, 'build'), 0));
  }, timeout);

  afterAll(() => {
    server?.close();
    server?.closeAllConnections();
    rmSync(site, { recursive: true, force: true });
  });

  const get = (path: string): Promise<Response> =>
    fetch(new URL(path, address), { redirect: 'manual' });
  const text = async (path: string): Promise<string> => (await get(path)).text();
  const locationOf = async (path: string): Promise<string | null> =>
    (await get(path)).headers.get('location');
  /** Paths, by status after all redirects, that aren't 200. */
  const lost = async (paths: readonly string[]): Promise<string[]> => {
    const found: string[] = [];
    for (const path of paths) {
      const { status } = await fetch(new URL(path, address));
      if (status !== 200) {
        found.push(`${path} ${status}`);
      }
    }
    return found;
  };

  it('leaves every page, link, anchor and redirect of the site sound', { timeout }, async () => {
    const redirects = parseRedirects(readFileSync(join(site, 'build/_redirects'), 'utf8'));
    const report = await checkDeployed(address, redirects);
    expect(report.problems).toEqual([]);
    expect(report.pages).toBeGreaterThan(100);
  });

  it('makes the new version the latest', async () => {
    expect(await text('/docs/latest/')).toContain(`Version: ${cut}`);
    expect(await locationOf(`/docs/${cut}/overview`)).toBe('/docs/latest/overview');
    expect(await lost((await addresses('docs')).map((page) => `/docs/latest${page}`))).toEqual([]);
  });

  it('makes the former latest an archive at its number, with a banner', async () => {
    const pages = await addresses(`versioned_docs/version-${latest}`);
    expect(pages.some((page) => page.startsWith('/api/rest/'))).toBe(true);
    for (const page of pages) {
      expect((await get(`/docs/${latest}${page}`)).status, page).toBe(200);
    }
    const overview = await text(`/docs/${latest}/overview`);
    expect(overview).toContain(`Version: ${latest}`);
    expect(overview).toContain('no longer actively maintained');
    expect(pageLinks(overview).targets).toContain('/docs/latest/overview');
  });

  it('loses no address that the former latest had below /docs/latest/', async () => {
    const pages = await addresses(`versioned_docs/version-${latest}`);
    expect(await lost(pages.map((page) => `/docs/latest${page}`))).toEqual([]);
  });

  it('leads every address of the removed version to the latest one', async () => {
    const pages = await addresses(`versioned_docs/version-${oldest}`);
    expect(await lost(pages.map((page) => `/docs/${oldest}${page}`))).toEqual([]);
    expect(await locationOf(`/docs/${oldest}/overview`)).toBe('/docs/latest/overview');
    expect(await locationOf(`/docs/${oldest}/security`)).toBe('/docs/latest/security/security');
    expect((await get(`/docs/${oldest}/never-there`)).status).toBe(404);
  });

  it('follows in the dropdown and the sitemap', async () => {
    const { targets } = pageLinks(await text('/docs/latest/overview'));
    const sitemap = await text('/sitemap.xml');
    for (const version of [latest, previous]) {
      expect(targets).toContain(`/docs/${version}/overview`);
      expect(sitemap).toContain(`/docs/${version}/overview</loc>`);
    }
    expect(targets).not.toContain(`/docs/${oldest}/overview`);
    expect(sitemap).not.toContain(`/docs/${oldest}/`);
    expect(sitemap).not.toContain(`/docs/${cut}/`);
    expect(sitemap).not.toContain('/docs/latest/security</loc>');
  });
});
