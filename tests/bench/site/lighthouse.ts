import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { install } from './install';
import { measured } from './processes';

/** What Lighthouse says of its own throttled phone. */
export interface LighthouseResult {
  /** Performance, 0 to 100. */
  score: number;
  /** Total blocking time, milliseconds. */
  tbtMs: number;
}

/** Measures a page with Lighthouse, in a browser of its own. */
export async function lighthouse(chromium: string, url: string): Promise<LighthouseResult> {
  const dir = await install('lighthouse');
  const file = join(dir, 'report.json');
  await rm(file, { force: true });
  await measured(
    'node',
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--only-categories=performance',
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --no-first-run',
    ],
    { cwd: dir, env: { CHROME_PATH: chromium } },
  );
  const report = JSON.parse(await readFile(file, 'utf8'));
  return {
    score: Math.round(report.categories.performance.score * 100),
    tbtMs: report.audits['total-blocking-time'].numericValue,
  };
}
