import { join } from 'node:path';
import { freePort } from '../../support/freePort';
import { cacheFolder } from '../stack/cache';
import { packageOf } from '../stack/product';
import { releaseOf } from '../stack/source';
import { type Interpreter, interpreter, pythonOf } from './interpreter';

/** Starts an interpreter for the shell samples of a version, in a folder with its unpacked package. */
export async function startShell(version: string): Promise<Interpreter> {
  // `gravitino.sh` finds a server by the name of its process: in a namespace of its own it finds and stops no other server.
  const user = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
  const namespace = [...user, '--pid', '--fork', '--mount-proc', '--kill-child=KILL'];
  const script = [
    join(import.meta.dirname, 'shell.sh'),
    cacheFolder('run', `shell-${version}`),
    await packageOf(version),
    releaseOf(version),
    String(await freePort()),
    String(await freePort()),
  ];
  const PATH = `${await pythonOf(version)}:${process.env.PATH}`;
  return interpreter('unshare', [...namespace, 'bash', ...script], { PATH });
}
