import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/freePort';
import { cacheFolder } from '../stack/cache';
import { packageOf } from '../stack/product';
import { must } from '../stack/run';
import { releaseOf } from '../stack/source';
import { type Interpreter, interpreter, pythonOf } from './interpreter';

/** Runs samples from standard input like the other interpreters; those that unpack the package run beside it, the others in it. */
const loop = `
while read -r line; do
  sample=$(base64 -d <<< "$line")
  if [[ "$sample" == "tar -xzf"* ]]; then cd "$0"; else cd "$1"; fi
  if output=$(timeout 120 bash -c "set -eo pipefail
$sample" 2>&1 < /dev/null); then status=ok; else status=failed; fi
  echo "$status $(tail -c 600 <<< "$output" | base64 -w 0)"
done`;

/** Starts an interpreter for the shell samples of a version, in a folder with its unpacked package. */
export async function startShell(version: string): Promise<Interpreter> {
  const release = releaseOf(version);
  const home = await packageOf(version);
  const folder = cacheFolder('run', `shell-${version}`);
  rmSync(folder, { recursive: true, force: true });
  const name = `gravitino-${release}-bin`;
  const unpacked = join(folder, name);
  mkdirSync(unpacked, { recursive: true });
  for (const entry of readdirSync(home)) {
    if (entry === 'libs' || entry === 'data') continue;
    cpSync(join(home, entry), join(unpacked, entry), {
      recursive: true,
      filter: (path) => !path.endsWith('.jar'),
    });
  }
  for (const entry of ['data/rocksdb', 'logs']) {
    mkdirSync(join(unpacked, entry), { recursive: true });
  }
  mkdirSync(join(unpacked, 'libs'));
  const jars = readdirSync(join(home, 'libs'));
  for (const jar of jars) symlinkSync(join(home, 'libs', jar), join(unpacked, 'libs', jar));
  const conf = join(unpacked, 'conf', 'gravitino.conf');
  const port = await freePort();
  const icebergPort = await freePort();
  const text = readFileSync(conf, 'utf8').replace(/= 8090/g, `= ${port}`);
  const others = text.replace(/= 9001/g, `= ${icebergPort}`).replace('iceberg-rest\n', '\n');
  writeFileSync(conf, others.replace(/0\.0\.0\.0/g, '127.0.0.1'));
  // What readers have downloaded before they come to a sample.
  await must(
    'tar',
    ['-czf', `${name}.tar.gz`, '--exclude', '*.jar', `${name}/bin`, `${name}/conf`],
    { cwd: folder },
  );
  for (const jar of [
    'mysql-connector-java-8.0.23.jar',
    'postgresql-42.6.0.jar',
    'postgresql-42.2.7.jar',
  ]) {
    writeFileSync(join(unpacked, jar), '');
  }
  // The files of a release, and the key of who signs it.
  cpSync(join(folder, `${name}.tar.gz`), join(unpacked, `${name}.tar.gz`));
  const gnupg = join(folder, 'gnupg');
  mkdirSync(gnupg, { mode: 0o700 });
  const key = ['--batch', '--passphrase', '', '--quick-generate-key', 'Ada <ada@example.com>'];
  await must('gpg', key, { env: { GNUPGHOME: gnupg } });
  // The agent that this started would outlive the run; the samples start their own, which ends with their namespace.
  await must('gpgconf', ['--kill', 'gpg-agent'], { env: { GNUPGHOME: gnupg } });
  const java = (
    await must('bash', ['-c', 'dirname $(dirname $(readlink -f $(command -v java)))'])
  ).trim();
  const env = {
    GRAVITINO_HOME: unpacked,
    GRAVITINO_WAR: join(home, 'web', 'empty'),
    GRAVITINO_MEM: '-Xmx384m -XX:+UseSerialGC',
    GNUPGHOME: gnupg,
    JAVA_HOME: java,
    PATH: `${join(await pythonOf(version), 'bin')}:${process.env.PATH}`,
  };
  // `gravitino.sh` finds a server by the name of its process: in a namespace of its own it finds and stops no other server.
  const user = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
  const namespace = [...user, '--pid', '--fork', '--mount-proc', '--kill-child=KILL'];
  return interpreter('unshare', [...namespace, 'bash', '-c', loop, folder, unpacked], env);
}
