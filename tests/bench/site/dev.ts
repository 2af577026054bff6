import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
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
/** Pause before a save: the one before has had its links prefetched by then. */
const pauseMs = 1_500;
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
  // The bundler looks through it at each save; the stock template has one as well.
  await cp(join(rootDir, 'static'), join(stock, 'static'), { recursive: true });
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

/** Waits for a heading by its id, in each frame: a locator would look again every 500 ms, which is as long as half a save. */
const shows = (page: Page, id: string): Promise<unknown> =>
  page.waitForFunction((one) => document.getElementById(one) !== null, id, {
    polling: 'raf',
    timeout,
  });

/** A site's development server that has compiled, and the page on which its saves are seen. */
async function startSite(browser: Browser, { site, dir }: DevSite) {
  const server = await startDevServer(dir);
  const page = await browser.newPage();
  const file = join(dir, `docs/${longPage}.md`);
  const before = await readFile(file, 'utf8');
  const times: number[] = [];
  const searchTimes: number[] = [];
  await page.goto(`${server.address}/docs/next/${longPage}`, { timeout });
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout });
  return {
    /** Saves the page, and waits for its new heading, then for the search that finds it. */
    async save(word: string): Promise<void> {
      await page.bringToFront();
      await setTimeout(pauseMs);
      const start = performance.now();
      await writeFile(file, `${before}\n## About ${word}\n\nWords of ${word}.\n`);
      await shows(page, `about-${word}`);
      times.push(performance.now() - start);
      if (site === 'this') {
        await searchHolds(page, word);
        searchTimes.push(performance.now() - start);
      }
    },
    cost: (): DevCost => ({
      startMs: server.startMs,
      saveMs: median(times),
      ...(site === 'this' && { searchMs: median(searchTimes) }),
      bytes: residentBytes(server.process.pid),
    }),
    async stop(): Promise<void> {
      await page.close();
      await writeFile(file, before);
      await server.stop();
    },
  };
}

/**
 * Starts the development servers of some sites one after another, then saves a page of each in turn, several times: what slows the machine
 * for a minute slows them all.
 *
 * @returns the cost of each site, in their order.
 */
export async function devCosts(browser: Browser, sites: readonly DevSite[]): Promise<DevCost[]> {
  const started: Awaited<ReturnType<typeof startSite>>[] = [];
  try {
    for (const site of sites) {
      started.push(await startSite(browser, site));
    }
    for (let save = 1; save <= saves; save += 1) {
      for (const site of started) {
        await site.save(`quokka${save}`);
      }
    }
    return started.map((site) => site.cost());
  } finally {
    await Promise.all(started.map((site) => site.stop()));
  }
}
