/** A program for tests to kill: it appends sign-ups to the file it is given for ever, and writes the number of each one done. */
import { appendSignUp } from '../../src/plugins/deploy/signUpFile';

const [file = ''] = process.argv.slice(2);

async function write(): Promise<never> {
  for (let n = 0; ; n += 1) {
    const email = `reader-${n}@example.org`;
    await appendSignUp(file, { time: new Date(0).toISOString(), provider: 'cloud', email });
    process.stdout.write(`${n}\n`);
  }
}

void write();
