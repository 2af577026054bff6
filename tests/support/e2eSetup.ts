import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { hostHandler } from '../../src/plugins/deploy/host';
import { findTestBrowser } from './chromium';
import { buildDir } from './paths';
import { serve } from './serve';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
    chromium: string;
  }
}

/** Serves the build as a CDN does, and finds the browser, once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'sign-ups-'));
  const handle = hostHandler(buildDir, '/', join(dir, 'sign-ups.jsonl'));
  const host = await serve((request, response) => {
    // No compression, which would take longer than the rest of the host's work.
    delete request.headers['accept-encoding'];
    handle(request, response);
  });
  project.provide('address', host.named);
  project.provide('chromium', findTestBrowser());
  return async () => {
    await host.close();
    rmSync(dir, { recursive: true });
  };
}
