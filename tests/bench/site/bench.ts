/**
 * `npm run bench` compares the last build with stock Docusaurus and Starlight on the same long page, in a table of loading and one
 * of first taps. For a part: `npm run bench -- --only this,stock --visits 3`.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { type Host, startHost } from '../../../src/plugins/deploy/host';
import { findChromium, launchChromium } from '../../support/chromium';
import { measureBytes, measureTimes } from './load';
import { makers, type SiteKey } from './peers';
import { controls, moments, tap } from './taps';

const longPage = 'manage-relational-metadata-using-gravitino';

/** Returns the (upper) median, or NaN without values. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Returns the median of the ratios of each round, because a slow minute of the machine affects both values of a round.
 */
const ratio = (values: readonly number[], base: readonly number[]): number =>
  median(values.map((value, round) => value / (base[round] ?? Number.NaN)));

/** A thing with a measured value for each round. */
interface Measured<Thing, Value> {
  thing: Thing;
  values: Value[];
}

/**
 * Measures all things in each round.
 *
 * @param warmUps number of rounds that don't count.
 * @throws Error that names the thing that couldn't be measured.
 */
async function measureInRounds<Thing extends { name: string }, Value>(
  things: readonly Thing[],
  rounds: number,
  measure: (thing: Thing) => Promise<Value>,
  warmUps = 1,
): Promise<Measured<Thing, Value>[]> {
  const all = things.map((thing): Measured<Thing, Value> => ({ thing, values: [] }));
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const { thing, values } of all) {
      try {
        const value = await measure(thing);
        if (round >= 0) {
          values.push(value);
        }
      } catch (error) {
        throw new Error(`${thing.name} could not be measured: ${error}`, { cause: error });
      }
    }
  }
  return all;
}

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
const load = (): string => loadavg()[0]?.toFixed(1) ?? '?';

/** Returns the cells for a figure: its median, and its ratio to the stock site if that is measured. */
function figure<Value>(
  label: string,
  show: (value: number) => string,
  { values }: Measured<unknown, Value>,
  all: readonly Measured<{ site: SiteKey }, Value>[],
  of: (value: Value) => number,
): Cells {
  const own = values.map(of);
  const cells: Cells = { [label]: show(median(own)) };
  const stock = all.find(({ thing }) => thing.site === 'stock')?.values.map(of);
  if (stock !== undefined) {
    cells[`${label} / stock`] = ratio(own, stock).toFixed(2);
  }
  return cells;
}

/** Measures the page when loaded, and in use with the pointer over a link of the sidebar. */
async function loadTable(
  pages: readonly HostedPage[],
  visits: number,
  browser: Browser,
): Promise<Table> {
  const rows = pages.flatMap((page) => [
    { ...page, isInUse: false },
    { ...page, name: `${page.name}, a pointer over a link`, isInUse: true },
  ]);
  const all = await measureInRounds(rows, visits, (row) => measureTimes(browser, row));
  const table: Table = {};
  for (const one of all) {
    const alike = all.filter(({ thing }) => thing.isInUse === one.thing.isInUse);
    const { executed, prefetched, styles } = await measureBytes(browser, one.thing);
    table[one.thing.name] = {
      'JS executed': kilobytes(executed),
      'only prefetched': kilobytes(prefetched),
      CSS: kilobytes(styles),
      ...figure('main thread', milliseconds, one, alike, ({ taskMs }) => taskMs),
      ...figure('script', milliseconds, one, alike, ({ scriptMs }) => scriptMs),
    };
  }
  return table;
}

/** Measures the response to a first press, by its time after the control appears. */
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
      const all = await measureInRounds(
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
          lost: String(answers.filter((answer) => !Number.isFinite(answer)).length),
        };
      }
    }
  }
  return table;
}

/** Serves a site with this site's host. */
async function hostSite(key: SiteKey): Promise<HostedPage & Pick<Host, 'close'>> {
  const { name, outDir, path } = await makers[key]();
  const { address, close } = await startHost(outDir, 0);
  return { site: key, name, url: new URL(path(longPage), address).href, close };
}

const text = { type: 'string', default: '' } as const;
const { values: options } = parseArgs({ options: { only: text, visits: text } });
const visits = Number(options.visits || 5);
if (!Number.isInteger(visits) || visits < 1) {
  throw new Error(`--visits: “${options.visits}” is not a whole number of at least 1.`);
}
const allowed = Object.keys(makers) as SiteKey[];
const selected = options.only ? options.only.split(',') : allowed;
const wrong = selected.find((name) => !allowed.some((one) => one === name));
if (wrong !== undefined) {
  throw new Error(`--only: “${wrong}” isn’t one of ${allowed.join(', ')}.`);
}
const pages: Awaited<ReturnType<typeof hostSite>>[] = [];
for (const key of allowed.filter((name) => selected.includes(name))) {
  pages.push(await hostSite(key));
}
const browser = await launchChromium(findChromium());
try {
  console.log(`/${longPage}: medians of ${visits} visits`);
  for (const measure of [loadTable, tapTable]) {
    const start = load();
    console.table(await measure(pages, visits, browser));
    console.log(`Load of the machine: ${start} before, ${load()} after`);
  }
} finally {
  await browser.close();
  await Promise.all(pages.map(({ close }) => close()));
}
