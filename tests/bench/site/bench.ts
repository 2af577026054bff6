import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { startHost } from '../../../src/plugins/deploy/host';
import { findChromium, launchChromium } from '../../support/chromium';
import { lighthouse } from './lighthouse';
import { pageCost, routeChange } from './pages';
import { ownSite, peers, type Site, stockSite } from './peers';
import type { Cost } from './processes';
import { longPage, nextPage } from './settings';

type Row = Record<string, string>;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;
const seconds = (value: number | undefined): string =>
  value === undefined ? '?' : `${value.toFixed(1)} s`;
const load = (): string => loadavg()[0]?.toFixed(1) ?? '?';
const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function pages(dir: string): Promise<number> {
  return (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.html')).length;
}

/** Serves a built site as this site's host does, everything compressed the same way, and measures a long page. */
async function readerRow(site: Site): Promise<Row> {
  const { server, address } = await startHost(site.outDir, 0);
  const chromium = findChromium();
  const browser = await launchChromium(chromium);
  const url = new URL(site.path(longPage), address).href;
  try {
    const cost = await pageCost(browser, url);
    const changed = await routeChange(browser, url, site.path(nextPage).replace(/\/$/, ''));
    const row: Row = {
      'JS executed': kilobytes(cost.scriptBytes),
      prefetched: kilobytes(cost.prefetchBytes),
      'all bytes': kilobytes(cost.allBytes),
      'main thread': milliseconds(cost.taskMs),
      script: milliseconds(cost.scriptMs),
      'click to h1': milliseconds(changed),
    };
    try {
      const { score, tbtMs } = await lighthouse(chromium, url);
      return { ...row, Lighthouse: String(score), TBT: milliseconds(tbtMs) };
    } catch (error) {
      console.log(`No Lighthouse for ${site.name}: ${reason(error)}`);
      return row;
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/** Prints one table: this site and its peers, the long page of the latest version. */
export async function bench(): Promise<void> {
  const table: Record<string, Row> = {};
  const start = load();
  if (!existsSync(join(ownSite.outDir, 'index.html'))) {
    await ownSite.build();
  }
  table[ownSite.name] = { build: 'see bench:build', ...(await readerRow(ownSite)) };
  for (const [name, make] of Object.entries(peers)) {
    try {
      const site = await make();
      await site.makeCold();
      const { seconds: took } = await site.build();
      table[name] = {
        build: `${seconds(took)}, ${await pages(site.outDir)} pages`,
        ...(await readerRow(site)),
      };
    } catch (error) {
      console.log(`${name} is left out: ${reason(error)}`);
    }
  }
  console.log(`/${longPage}; load of the machine ${start} at the start, ${load()} at the end`);
  console.table(table);
}

const buildRow = ({ seconds: took, cpuSeconds, megabytes }: Cost): Row => ({
  time: seconds(took),
  CPU: seconds(cpuSeconds),
  memory: megabytes === undefined ? '?' : `${megabytes.toFixed(0)} MB`,
  load: load(),
});

/**
 * Prints builds of all versions: cold, then with what the first one kept. The peer has the same Markdown and nothing else; this
 * site adds its REST reference, blog, pages, search, Markdown export and cards.
 */
export async function benchBuild(): Promise<void> {
  const table: Record<string, Row> = {};
  for (const site of [await stockSite(true), ownSite]) {
    await site.makeCold();
    const cold = buildRow(await site.build());
    table[`${site.name}, cold`] = { pages: String(await pages(site.outDir)), ...cold };
    await rm(site.outDir, { recursive: true });
    table[`${site.name}, warm`] = buildRow(await site.build());
  }
  console.table(table);
}
