import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { startDevServer } from '../../support/devServer';
import { rootDir } from '../../support/paths';
import { smallSite } from '../../support/siteCopy';
import type { SiteKey } from './options';
import { stockFiles } from './peers';
import { median } from './samples';
import { latest, longPage } from './settings';

/** A site whose development server is measured. */
export interface DevSite {
  site: SiteKey;
  name: string;
  dir: string;
}

/** What writers wait for, and what it takes. */
export interface DevCost {
  /** From the command to the first compiled page, without the bundler's cache. A warm-up start has already compiled the
   * configuration and plugins, as on any day but a writer's first. */
  startMs: number;
  /** From a save to the words on the screen: the median of several. */
  saveMs: number;
  /** From a save to the search that finds its heading: the median of several. Stock Docusaurus has no search. */
  searchMs?: number;
  /** Resident memory of the server after them. */
  bytes: number;
}

/** The first ones of a server take longer, and single ones differ by a quarter. */
const saves = 15;
/** A compilation on a machine that does other things. */
const timeout = 120_000;

/** Makes copies that may be written to: this site, and stock Docusaurus by the packages of this site, both with two versions and as many pages. */
export async function devSites(): Promise<DevSite[]> {
  const stock = await mkdtemp(join(tmpdir(), 'stock-'));
  for (const [file, text] of await stockFiles([latest], true)) {
    await mkdir(dirname(join(stock, file)), { recursive: true });
    await writeFile(join(stock, file), text);
  }
  await writeFile(join(stock, 'package.json'), '{ "private": true }');
  await symlink(join(rootDir, 'node_modules'), join(stock, 'node_modules'));
  return [
    { site: 'this', name: 'this site', dir: await smallSite() },
    { site: 'stock', name: 'stock Docusaurus', dir: stock },
  ];
}

const residentBytes = (pid: number | undefined): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;

/** Waits until the index of the next version holds a word. */
const searchHolds = (page: Page, word: string): Promise<unknown> =>
  page.waitForFunction(
    async (text) => {
      const manifest = await fetch('/search-manifest.json');
      // Not there yet: the server answers with the page for what it doesn't have.
      if (!manifest.headers.get('content-type')?.includes('json')) {
        return false;
      }
      const { shards } = (await manifest.json()) as { shards: { tag: string; file: string }[] };
      const shard = await fetch(`/${shards.find(({ tag }) => tag.endsWith('-current'))?.file}`);
      return (await shard.text()).includes(text);
    },
    word,
    { polling: 50, timeout },
  );

/** Starts the development server of a site, saves a page of it several times, and stops it. */
export async function devCost(browser: Browser, { dir, site }: DevSite): Promise<DevCost> {
  const server = await startDevServer(dir);
  const page = await browser.newPage();
  const file = join(dir, `docs/${longPage}.md`);
  const before = await readFile(file, 'utf8');
  const times: number[] = [];
  const searchTimes: number[] = [];
  try {
    await page.goto(`${server.address}/docs/next/${longPage}`, { timeout });
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout });
    for (let save = 1; save <= saves; save += 1) {
      const heading = `quokka${save}`;
      const start = performance.now();
      await writeFile(file, `${before}\n## About ${heading}\n\nWords of save ${save}.\n`);
      // By its id: looking for a text reads all elements in each frame, which takes longer the more of them a page has.
      await page.locator(`#about-${heading}`).waitFor({ state: 'attached', timeout });
      times.push(performance.now() - start);
      if (site === 'this') {
        await searchHolds(page, heading);
        searchTimes.push(performance.now() - start);
      }
    }
    return {
      startMs: server.startMs,
      saveMs: median(times),
      ...(site === 'this' && { searchMs: median(searchTimes) }),
      bytes: residentBytes(server.process.pid),
    };
  } finally {
    await page.close();
    await writeFile(file, before);
    await server.stop();
  }
}
