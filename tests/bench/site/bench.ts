import { loadavg } from 'node:os';
import type { Browser } from 'playwright';
import { type Host, startHost } from '../../../src/plugins/deploy/host';
import { findChromium, launchChromium } from '../../support/chromium';
import { lighthouse } from './lighthouse';
import { loadBytes, loadTimes } from './load';
import { readOptions, type SiteKey } from './options';
import { makeSite, stockSite } from './peers';
import { inTurn, type Measured, median, ratio } from './samples';
import { longPage } from './settings';
import { controls, moments, tap } from './taps';

/** The long page of a site on a host. */
interface HostedPage {
  site: SiteKey;
  name: string;
  url: string;
}

type Cells = Record<string, string>;
type Table = Record<string, Cells>;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;
const seconds = (value: number): string => `${value.toFixed(1)} s`;
const load = (): string => loadavg()[0]?.toFixed(1) ?? '?';

/** Cells for a figure: its median and, where the stock site is measured too, how many times as much as there. */
function figure<Value>(
  label: string,
  show: (value: number) => string,
  { values }: Measured<unknown, Value>,
  all: readonly Measured<{ site: SiteKey | 'whole' }, Value>[],
  of: (value: Value) => number,
): Cells {
  const own = values.map(of);
  const cells: Cells = { [label]: show(median(own)) };
  for (const base of ['stock', 'whole'] as const) {
    const peer = all.find(({ thing }) => thing.site === base)?.values.map(of);
    if (peer !== undefined) {
      cells[`${label} / ${base}`] = ratio(own, peer).toFixed(2);
    }
  }
  return cells;
}

/** What the page costs to load, and in use: with the pointer over a link of the sidebar. */
async function loadTable(
  pages: readonly HostedPage[],
  visits: number,
  browser: Browser,
): Promise<Table> {
  const rows = pages.flatMap((page) => [
    { ...page, isInUse: false },
    { ...page, name: `${page.name}, a pointer over a link`, isInUse: true },
  ]);
  const all = await inTurn(rows, visits, (row) => loadTimes(browser, row));
  const table: Table = {};
  for (const one of all) {
    const alike = all.filter(({ thing }) => thing.isInUse === one.thing.isInUse);
    const { executed, prefetched, styles } = await loadBytes(browser, one.thing);
    table[one.thing.name] = {
      'JS executed': kilobytes(executed),
      'only prefetched': kilobytes(prefetched),
      CSS: kilobytes(styles),
      ...figure('main thread', milliseconds, one, alike, ({ taskMs }) => taskMs),
      ...figure('script', milliseconds, one, alike, ({ scriptMs }) => scriptMs),
      CLS: median(one.values.map(({ shift }) => shift)).toFixed(3),
    };
  }
  return table;
}

/** How soon a first press is answered, by how long after its control appears it comes. */
async function tapTable(
  pages: readonly HostedPage[],
  visits: number,
  browser: Browser,
): Promise<Table> {
  const table: Table = {};
  for (const { name, sites, context } of controls) {
    for (const moment of moments) {
      const rows = pages.flatMap((page) => {
        const part = sites[page.site];
        return part ? { ...page, part, name: `${name}, ${moment} s: ${page.name}` } : [];
      });
      const all = await inTurn(
        rows,
        visits,
        ({ url, part }) => tap(browser, url, part, context, moment),
        0,
      );
      for (const one of all) {
        const answers = one.values.map(({ answerMs }) => answerMs);
        table[one.thing.name] = {
          ...figure('answer', milliseconds, one, all, ({ answerMs }) => answerMs),
          slowest: milliseconds(Math.max(...answers)),
          INP: milliseconds(median(one.values.map(({ inpMs }) => inpMs))),
          'longest task': milliseconds(
            median(one.values.map(({ longestTaskMs }) => longestTaskMs)),
          ),
          lost: String(answers.filter((answer) => !Number.isFinite(answer)).length),
        };
      }
    }
  }
  return table;
}

/** What Lighthouse says of the page as it loads. */
async function lighthouseTable(
  pages: readonly HostedPage[],
  visits: number,
  chromium: string,
): Promise<Table> {
  const all = await inTurn(pages, visits, ({ url }) => lighthouse(chromium, url));
  const table: Table = {};
  for (const { thing, values } of all) {
    table[thing.name] = {
      'Lighthouse, mobile': String(median(values.map(({ score }) => score))),
      lowest: String(Math.min(...values.map(({ score }) => score))),
      TBT: milliseconds(median(values.map(({ tbtMs }) => tbtMs))),
    };
  }
  return table;
}

/** Serves a site as this site's host does, all of them alike; a peer is built unless its build is there. */
async function hosted(key: SiteKey): Promise<HostedPage & Pick<Host, 'close'>> {
  const site = await makeSite(key);
  if (!site.isBuilt()) {
    console.log(`Building ${site.name} …`);
    await site.makeCold();
    await site.build();
  }
  const { address, close } = await startHost(site.outDir, 0);
  return { site: key, name: site.name, url: new URL(site.path(longPage), address).href, close };
}

/**
 * Prints a table for each part: the long page of the latest version, of this site and of its peers. This site is measured as it was
 * last built.
 */
export async function bench(args: readonly string[]): Promise<void> {
  const { only, parts, visits } = readOptions(args, 5);
  const pages: Awaited<ReturnType<typeof hosted>>[] = [];
  for (const key of only) {
    pages.push(await hosted(key));
  }
  const chromium = findChromium();
  const browser = await launchChromium(chromium);
  const tables = {
    load: () => loadTable(pages, visits, browser),
    taps: () => tapTable(pages, visits, browser),
    lighthouse: () => lighthouseTable(pages, visits, chromium),
  };
  try {
    console.log(`/${longPage}: medians of ${visits} visits`);
    for (const part of parts) {
      const start = load();
      console.table(await tables[part]());
      console.log(`Load of the machine: ${start} before, ${load()} after`);
    }
  } finally {
    await browser.close();
    await Promise.all(pages.map(({ close }) => close()));
  }
}

/**
 * Prints cold builds of all versions. The stock site has the same Markdown and nothing else, a second one the blog and a page of words for
 * each REST operation, too; this site adds its other pages, the REST reference, search, social cards, and Markdown exports.
 */
export async function benchBuild(args: readonly string[]): Promise<void> {
  const { visits } = readOptions(args, 1);
  const sites = [
    { site: 'this', ...(await makeSite('this')) },
    { site: 'stock', ...(await stockSite(false)) },
    { site: 'whole', ...(await stockSite(true)) },
  ] as const;
  const coldBuild = async ({ makeCold, build }: (typeof sites)[number]) => {
    await makeCold();
    return build();
  };
  const all = await inTurn(sites, visits, coldBuild, 0);
  const table: Table = {};
  for (const one of all) {
    table[one.thing.name] = {
      ...figure('CPU', seconds, one, all, ({ cpuSeconds }) => cpuSeconds),
      ...figure('time', seconds, one, all, (cost) => cost.seconds),
    };
  }
  console.table(table);
}
