import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from './freePort';

/** Says whether nginx is installed. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).error === undefined;

/**
 * Starts nginx with the configuration of a site, as a user's own process on a free port.
 *
 * @param conf as `docusaurus deploy:nginx` prints it.
 * @returns its address, and what ends it.
 * @throws Error with what nginx says when it can't read the configuration.
 */
export async function startNginx(conf: string): Promise<{ address: string; stop: () => void }> {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const write = (name: string, text: string): string => {
    const file = join(dir, name);
    writeFileSync(file, text);
    return file;
  };
  const site = write('site.conf', conf.replace('listen 80;', `listen 127.0.0.1:${port};`));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(dir, name)};`,
  );
  const main = write(
    'nginx.conf',
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${join(dir, 'pid')}; error_log stderr;
events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} include ${site}; }`,
  );
  const tried = spawnSync('nginx', ['-t', '-c', main], { encoding: 'utf8' });
  if (tried.status !== 0) {
    throw new Error(`nginx can't read the configuration:\n${tried.stderr}`);
  }
  const child: ChildProcess = spawn('nginx', ['-c', main], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(address), { timeout: 20_000 });
  return {
    address,
    stop: () => {
      child.kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
