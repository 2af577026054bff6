import { rmSync } from 'node:fs';
import { collectCorpus } from './corpus';
import { type Engine, ownEngine, pagefindEngine, searchLocalEngine } from './engines';
import { inputToDom } from './inputToDom';
import { keystrokes, percentile, scores, time } from './score';

/** Every n-th key is typed into the pop-up. */
const typedEvery = 10;
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
const share = (value: number): string => value.toFixed(3);

async function row(engine: Engine, dom?: readonly number[]): Promise<Record<string, string>> {
  const { own, typos } = await scores(engine.ask);
  const keys = await time(keystrokes(engine.every), engine.key);
  for (const miss of engine.every === 1 ? [...own.misses, ...typos.misses] : []) {
    console.log(`  not first: ${miss}`);
  }
  return {
    engine: engine.name,
    bytes: kilobytes(engine.bytes),
    'key p50': milliseconds(percentile(keys, 0.5)),
    'key p95': milliseconds(percentile(keys, 0.95)),
    'input to DOM p95': dom ? milliseconds(percentile(dom, 0.95)) : '',
    [`S@1 (${own.count})`]: share(own.first),
    'S@5': share(own.five),
    [`typos S@1 (${typos.count})`]: share(typos.first),
    'typos S@5': share(typos.five),
  };
}

/** Prints the table. */
export async function bench(): Promise<void> {
  const corpus = collectCorpus();
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
