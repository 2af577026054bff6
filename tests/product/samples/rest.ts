import { run } from '../stack/process';
import type { Values } from '../stack/systems';
import { callsOf, neededBy } from './calls';
import { entryFor, type Sample, sampleData } from './data';
import type { Scene } from './scene';

/** Returns whether a value is an ellipsis. */
const isLeftOut = (value: unknown): boolean => value === '…' || value === '...';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sorts objects by name, because the server lists them in another order. */
const sortByName = (list: readonly unknown[]): unknown[] => {
  const nameOf = (one: unknown) => (isObject(one) ? String(one.name) : '');
  return list.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
};

/** Lists differences between a shown and a real response, except for omitted properties, ellipses, and varying fields. */
export function differences(shown: unknown, real: unknown, varying: Values, path = ''): string[] {
  const field = path.slice(path.lastIndexOf('.') + 1);
  if (isLeftOut(shown) || shown === real) return [];
  const pattern = varying[field];
  if (pattern !== undefined && typeof shown === 'string' && typeof real === 'string') {
    const looks = new RegExp(`^(?:${pattern})$`);
    if (looks.test(shown) && looks.test(real)) return [];
    return [`${path}: ${shown} and ${real} don't both look like ${pattern}`];
  }
  if (Array.isArray(shown) && Array.isArray(real)) {
    if (shown.length !== real.length) {
      return [`${path}: ${shown.length} items shown, ${real.length} real`];
    }
    const [own, theirs] =
      field === 'identifiers' ? [sortByName(shown), sortByName(real)] : [shown, real];
    return own.flatMap((one, at) => differences(one, theirs[at], varying, `${path}[${at}]`));
  }
  if (isObject(shown) && isObject(real)) {
    const isPartial = field === 'properties' || Object.keys(shown).some(isLeftOut);
    return Object.keys({ ...shown, ...real }).flatMap((key) => {
      const at = `${path}.${key}`;
      if (key in shown && key in real) return differences(shown[key], real[key], varying, at);
      if (key in shown) return isLeftOut(key) ? [] : [`${at}: shown, but not in the response`];
      const value = JSON.stringify(real[key]);
      return isPartial ? [] : [`${at}: in the response (${value}), but not shown`];
    });
  }
  return [`${path}: shown as ${JSON.stringify(shown)}, really ${JSON.stringify(real)}`];
}

/** Runs a curl command. */
async function curl(command: string): Promise<{ status: number; text: string }> {
  const script = `curl() { command curl -sS --max-time 120 -w '\\n%{http_code}' "$@"; }\n${command}`;
  const { stdout, output } = await run('bash', ['-c', script]);
  const [, text = output, status = '0'] = /^(.*)\n(\d{3})\s*$/s.exec(stdout) ?? [];
  return { status: Number(status), text };
}

/** Sends the requests of a sample after creating the objects that they need. */
export async function runRest(sample: Sample, scene: Scene): Promise<string | undefined> {
  const expected = entryFor(sampleData.refused, scene.version, sample)?.status ?? 200;
  const commands = sample.text.split(/^(?=curl )/m).filter((part) => part.startsWith('curl'));
  for (const command of commands) {
    const [call] = callsOf(command);
    const path = call?.path.replace(/\?.*/, '') ?? '';
    const isAdded = call?.method === 'POST' && call.body?.name;
    const isPrepared = call && path.startsWith('/metalakes');
    if (isPrepared && expected === 200) {
      for (const one of neededBy(call)) await scene.ensure(one);
      if (isAdded) {
        await scene.ensure(path.replace(/\/[^/]+$/, ''));
        await scene.remove(`${path}/${call.body?.name}`);
      } else {
        await scene.ensure(path);
        await scene.freeNames(command, path);
      }
    }
    const text = await scene.toStack(command);
    let answer = await curl(text);
    if (isPrepared && answer.status !== expected && call.method !== 'POST') {
      // An earlier sample may have changed the object, so it is created again.
      await scene.remove(path);
      await scene.ensure(path);
      answer = await curl(text);
    }
    scene.last = { status: answer.status, text: scene.toPage(answer.text) };
    if (answer.status !== expected) {
      const problem = scene.last.text.replace(/,?"stack":\[.*/s, '').slice(0, 700);
      return `${call?.method} ${path} returned ${answer.status}: ${problem}`;
    }
  }
  return undefined;
}

/** Compares the response on a page with the last response. */
export function compareResponse({ text }: Sample, { last }: Scene): string | undefined {
  if (last === undefined) return 'no request comes before this response';
  const found = differences(JSON.parse(text), JSON.parse(last.text), sampleData.varying);
  return found.length === 0 ? undefined : found.join('; ');
}
