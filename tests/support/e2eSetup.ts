import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startHost } from '../../src/plugins/deploy/host';
import { findChromium } from './chromium';
import { buildDir } from './paths';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
    chromium: string;
  }
}

/** Serves the build as the CDN would, and finds the browser, once for all journeys. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dir = mkdtempSync(join(tmpdir(), 'sign-ups-'));
  const { address, close } = await startHost(buildDir, 0, '/', join(dir, 'sign-ups.jsonl'));
  project.provide('address', address.replace(/\/$/, ''));
  project.provide('chromium', findChromium());
  return async () => {
    await close();
    rmSync(dir, { recursive: true });
  };
}
