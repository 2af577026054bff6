import { type ChildProcess, execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startHost } from '../../src/plugins/deploy/host';
import { findChromium } from './chromium';
import type { NextRelease } from './nextRelease';
import { buildDir, rootDir } from './paths';

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
  const { address, close } = await startHost(buildDir, 0, '/', join(dir, 'sign-ups.jsonl'));
  project.provide('address', address.replace(/\/$/, ''));
  project.provide('chromium', findChromium());

  let next: ReturnType<typeof makeNextRelease> | undefined;
  const server = createServer(async (_, response) => {
    next ??= makeNextRelease();
    response.end(JSON.stringify(await next.made));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('nextRelease', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  return async () => {
    await close();
    server.close();
    next?.child.kill();
    const made = await next?.made;
    for (const folder of [dir, typeof made === 'object' ? made.dir : dir]) {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
