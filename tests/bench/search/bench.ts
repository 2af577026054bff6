import { rmSync } from 'node:fs';
import { collectCorpus, packedShards } from './corpus';
import { type Engine, ownEngine, pagefindEngine, searchLocalEngine } from './engines';
import { inputToDom } from './inputToDom';
import { inWorker } from './inWorker';
import { type Half, keystrokes, type Outcome, percentile, scores, success, time } from './score';

/** Every n-th key is typed into the pop-up, and asked of the worker: some 620 of 31,000. */
const typedEvery = 50;
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
const p95 = (values: readonly number[] | undefined): string =>
  values ? milliseconds(percentile(values, 0.95)) : '';
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

/** What only this site's search is measured for: milliseconds of each key. */
interface InBrowser {
  worker: readonly number[];
  dom?: readonly number[];
}

/** One engine's line of the table, and what it makes of the unseen queries. */
interface Measured {
  row: Record<string, string>;
  unseen: readonly Outcome[];
}

async function measure(engine: Engine, inBrowser?: InBrowser): Promise<Measured> {
  const { tuned, apart, unseen } = await scores(engine.ask, inBrowser ? 1 : engine.every);
  const keys = await time(keystrokes(engine.every), engine.key);
  if (inBrowser) {
    printMisses(tuned);
  }
  const gap = success(tuned.own).first - success(apart.own).first;
  const row = {
    engine: engine.name,
    bytes: kilobytes(engine.bytes),
    'key p50': milliseconds(percentile(keys, 0.5)),
    'key p95': milliseconds(percentile(keys, 0.95)),
    'in the worker p95': p95(inBrowser?.worker),
    'input to DOM p95': p95(inBrowser?.dom),
    [`tuned by (${tuned.own.length})`]: of(tuned.own),
    [`kept apart (${apart.own.length})`]: of(apart.own),
    gap: share(gap),
    [`typos, tuned by (${tuned.typos.length})`]: of(tuned.typos),
    [`typos, apart (${apart.typos.length})`]: of(apart.typos),
  };
  return { row, unseen };
}

/** Prints what each engine makes of each kind of the unseen queries. */
function printUnseen(all: readonly Measured[]): void {
  const kinds = [...new Set(all.flatMap(({ unseen }) => unseen.map(({ kind }) => kind)))];
  const line = (label: string, isOfKind: (kind: string) => boolean): Record<string, string> => ({
    kind: `${label} (${all[0]?.unseen.filter(({ kind }) => isOfKind(kind)).length})`,
    ...Object.fromEntries(
      all.map(({ row, unseen }) => [row.engine, of(unseen.filter(({ kind }) => isOfKind(kind)))]),
    ),
  });
  console.table([
    line('all', () => true),
    line('all questions', (kind) => kind.includes('question')),
    ...kinds.map((name) => line(name, (kind) => kind === name)),
  ]);
}

/**
 * Prints the table: shares of queries whose page comes first / among the first five. With `--own` only this site's search is
 * measured: seconds instead of minutes.
 */
export async function bench(): Promise<void> {
  const shards = await packedShards();
  if (process.argv.includes('--own')) {
    const worker = await inWorker(keystrokes(typedEvery));
    const own = await measure(ownEngine({ shards }), { worker });
    console.table([own.row]);
    printUnseen([own]);
    return;
  }
  const corpus = collectCorpus(shards);
  console.log(`${corpus.pages.length} pages of the latest version and of the site.`);
  const all: Measured[] = [];
  try {
    const keys = keystrokes(typedEvery);
    const inBrowser = { worker: await inWorker(keys), dom: await inputToDom(keys) };
    const makers = [ownEngine, pagefindEngine, searchLocalEngine];
    for (const make of makers) {
      const engine = await make(corpus);
      all.push(await measure(engine, make === ownEngine ? inBrowser : undefined));
      await engine.close();
    }
  } finally {
    rmSync(corpus.dir, { recursive: true });
  }
  console.table(all.map(({ row }) => row));
  printUnseen(all);
}
