import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './serve';

/** A development server of a site. */
export interface DevServer {
  address: string;
  process: ChildProcess;
  /** Returns its output so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts the development server of a site, and waits for the first compilation.
 *
 * @throws Error with its output if it ends before that.
 */
export async function startDevServer(site: string): Promise<DevServer> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      join(site, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      ...['start', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    ],
    {
      cwd: site,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        NO_COLOR: '1',
        // The cache is in the dependencies, which a copy shares.
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (/compiled (?:successfully|with)/i.test(output)) {
          resolve();
        }
      });
    }
    child.once('close', () => reject(new Error(`The development server ended:\n${output}`)));
  });
  return {
    address: `http://127.0.0.1:${port}`,
    process: child,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
