import { run } from '../stack/run';
import { differences } from './compare';
import { entryFor, sampleData } from './data';
import type { Sample } from './read';
import { freeNames, type Scene } from './scene';
import { callsOf, neededBy } from './world';

/** Splits a sample into its curl commands. */
const commandsOf = (text: string): string[] =>
  text.split(/^(?=curl )/m).filter((part) => part.startsWith('curl'));

/** Runs one curl command with the real curl. */
async function curl(command: string): Promise<{ status: number; text: string }> {
  const script = `curl() { command curl -sS --max-time 120 -w '\\n%{http_code}' "$@"; }\n${command}`;
  const { stdout, output } = await run('bash', ['-c', script]);
  const [, text = output, status = '0'] = /^(.*)\n(\d{3})\s*$/s.exec(stdout) ?? [];
  return { status: Number(status), text };
}

/** Sends the requests of a sample, each after what it needs is there. */
export async function runRest(sample: Sample, scene: Scene): Promise<string | undefined> {
  const wanted = entryFor(sampleData.refused, scene.version, sample)?.status ?? 200;
  for (const command of commandsOf(sample.text)) {
    const [call] = callsOf(command);
    const path = call?.path.replace(/\?.*/, '') ?? '';
    const isAdded = call?.method === 'POST' && call.body?.name;
    const isPrepared = call && path.startsWith('/metalakes');
    if (isPrepared && wanted === 200) {
      for (const one of neededBy(call)) await scene.world.ensure(one);
      if (isAdded) {
        await scene.world.ensure(path.replace(/\/[^/]+$/, ''));
        await scene.world.remove(`${path}/${call.body?.name}`);
      } else {
        await scene.world.ensure(path);
        await freeNames(command, path, scene);
      }
    }
    const text = await scene.addresses.toStack(command);
    let answer = await curl(text);
    if (isPrepared && answer.status !== wanted && call.method !== 'POST') {
      // An earlier sample may have changed the object: it starts again as the page creates it.
      await scene.world.remove(path);
      await scene.world.ensure(path);
      answer = await curl(text);
    }
    scene.last = { status: answer.status, text: scene.addresses.toPage(answer.text) };
    if (answer.status !== wanted) {
      const problem = scene.last.text.replace(/,?"stack":\[.*/s, '').slice(0, 700);
      return `${call?.method} ${path} answered ${answer.status}: ${problem}`;
    }
  }
  return undefined;
}

/** Compares the response that a page shows with the last one. */
export function compareResponse({ text }: Sample, { last }: Scene): string | undefined {
  if (last === undefined) return 'no request comes before this response';
  const found = differences(JSON.parse(text), JSON.parse(last.text), sampleData.varying);
  return found.length === 0 ? undefined : found.join('; ');
}
