import { type ChildProcess, execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { hostHandler } from '../../src/plugins/deploy/host';
import { findChromium } from './chromium';
import type { NextRelease } from './nextRelease';
import { buildDir, rootDir } from './paths';
import { serve } from './serve';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
    chromium: string;
    nextRelease: string;
  }
}

/** Makes the site of the next release in a process of its own, since it keeps one busy. Returns what went wrong as a text. */
function makeNextRelease(): { made: Promise<NextRelease | string>; child: ChildProcess } {
  let child: ChildProcess | undefined;
  const made = new Promise<NextRelease | string>((resolve) => {
    child = execFile(
      join(rootDir, 'node_modules/.bin/jiti'),
      [join(import.meta.dirname, 'nextReleaseSite.ts')],
      { cwd: rootDir, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) =>
        resolve(error ? stdout + stderr : JSON.parse(stdout.trim().split('\n').at(-1) ?? '')),
    );
  });
  return { made, child: child as ChildProcess };
}

/** Serves the build as the CDN would, finds the browser, and makes the site of the next release for who asks, once for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'sign-ups-'));
  const handle = hostHandler(buildDir, '/', join(dir, 'sign-ups.jsonl'));
  const host = await serve((request, response) => {
    // Text goes out as it is: to compress it for each browser again takes longer than all else that the host does.
    delete request.headers['accept-encoding'];
    handle(request, response);
  });
  project.provide('address', host.named);
  project.provide('chromium', findChromium());

  let next: ReturnType<typeof makeNextRelease> | undefined;
  const maker = await serve(async (_, response) => {
    next ??= makeNextRelease();
    response.end(JSON.stringify(await next.made));
  });
  project.provide('nextRelease', maker.address);

  return async () => {
    await Promise.all([host.close(), maker.close()]);
    next?.child.kill();
    const made = await next?.made;
    for (const folder of [dir, typeof made === 'object' ? made.dir : dir]) {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
