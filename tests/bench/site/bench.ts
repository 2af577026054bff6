/**
 * `npm run bench`: this site, as it was last built, next to stock Docusaurus and Starlight on the same Markdown: the long page of the
 * latest version, with a table of what loading takes and one of first taps. A part of it: `npm run bench -- --only this,stock --visits 3`.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { type Host, startHost } from '../../../src/plugins/deploy/host';
import { findChromium, launchChromium } from '../../support/chromium';
import { loadBytes, loadTimes } from './load';
import { makers, type SiteKey } from './peers';
import { controls, moments, tap } from './taps';

const longPage = 'manage-relational-metadata-using-gravitino';

/** The one in the middle; of an even number the upper one. NaN of none. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * How many times as much one thing takes as another, each measured once a round: the median of the rounds' own ratios. What slows
 * the machine for a minute slows both halves of a round.
 */
const ratio = (values: readonly number[], base: readonly number[]): number =>
  median(values.map((value, round) => value / (base[round] ?? Number.NaN)));

/** What was measured of one thing, a value for each round. */
interface Measured<Thing, Value> {
  thing: Thing;
  values: Value[];
}

/**
 * Measures in rounds in which every thing takes its turn.
 *
 * @param warmUps how many rounds come before those that count.
 * @throws Error that names what couldn't be measured.
 */
async function inTurn<Thing extends { name: string }, Value>(
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

/** Cells for a figure: its median and, where the stock site is measured too, how many times as much as there. */
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
          lost: String(answers.filter((answer) => !Number.isFinite(answer)).length),
        };
      }
    }
  }
  return table;
}

/** Serves a site as this site's host does, all of them alike. */
async function hosted(key: SiteKey): Promise<HostedPage & Pick<Host, 'close'>> {
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
const wanted = options.only ? options.only.split(',') : allowed;
const wrong = wanted.find((name) => !allowed.some((one) => one === name));
if (wrong !== undefined) {
  throw new Error(`--only: “${wrong}” isn’t one of ${allowed.join(', ')}.`);
}
const pages: Awaited<ReturnType<typeof hosted>>[] = [];
for (const key of allowed.filter((name) => wanted.includes(name))) {
  pages.push(await hosted(key));
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
