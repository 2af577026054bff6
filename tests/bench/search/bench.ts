import { rmSync } from 'node:fs';
import { collectCorpus, packedShards } from './corpus';
import { type Engine, ownEngine, pagefindEngine, searchLocalEngine } from './engines';
import { inputToDom } from './inputToDom';
import { type Half, keystrokes, type Outcome, percentile, scores, success, time } from './score';

/** Every n-th key is typed into the pop-up. */
const typedEvery = 10;
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
const share = (value: number): string => value.toFixed(3);

const of = (outcomes: readonly Outcome[]): string => {
  const { first, five } = success(outcomes);
  return `${share(first)} / ${share(five)}`;
};

/** Where this site's search fails, of the half that it may be tuned by; the other half stays unread. */
function printMisses({ own, typos }: Half): void {
  for (const { query, place, top } of [...own, ...typos].filter((outcome) => outcome.place !== 1)) {
    console.log(`  not first: ${query} (${place === 0 ? 'not found' : `place ${place}`}; ${top})`);
  }
}

async function row(engine: Engine, dom?: readonly number[]): Promise<Record<string, string>> {
  const { tuned, apart } = await scores(engine.ask);
  const keys = await time(keystrokes(engine.every), engine.key);
  if (engine.every === 1) {
    printMisses(tuned);
  }
  const gap = success(tuned.own).first - success(apart.own).first;
  return {
    engine: engine.name,
    bytes: kilobytes(engine.bytes),
    'key p50': milliseconds(percentile(keys, 0.5)),
    'key p95': milliseconds(percentile(keys, 0.95)),
    'input to DOM p95': dom ? milliseconds(percentile(dom, 0.95)) : '',
    [`tuned by (${tuned.own.length})`]: of(tuned.own),
    [`kept apart (${apart.own.length})`]: of(apart.own),
    gap: share(gap),
    [`typos, tuned by (${tuned.typos.length})`]: of(tuned.typos),
    [`typos, apart (${apart.typos.length})`]: of(apart.typos),
  };
}

/**
 * Prints the table: shares of queries whose page comes first / among the first five. With `--own` only this site's search is
 * measured, in this process: seconds instead of minutes.
 */
export async function bench(): Promise<void> {
  const shards = await packedShards();
  if (process.argv.includes('--own')) {
    console.table([await row(ownEngine({ shards }))]);
    return;
  }
  const corpus = collectCorpus(shards);
  console.log(`${corpus.pages.length} pages of the latest version and of the site.`);
  const rows: Record<string, string>[] = [];
  try {
    const dom = await inputToDom(keystrokes(typedEvery));
    const makers = [ownEngine, pagefindEngine, searchLocalEngine];
    for (const make of makers) {
      const engine = await make(corpus);
      rows.push(await row(engine, make === ownEngine ? dom : undefined));
      await engine.close();
    }
  } finally {
    rmSync(corpus.dir, { recursive: true });
  }
  console.table(rows);
}
