import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { send } from '../stack/rest';
import { type Lab, messageOf } from './lab';

/** Something that a page says about behavior, and how to see whether it is so. */
export interface Claim {
  name: string;
  /** What readers may rely on. */
  says: string;
  /** Versions of which it is true; all unless stated. */
  versions?: readonly string[];
  /** Tries it: whether it holds, and what was seen. */
  attempt(lab: Lab): Promise<{ holds: boolean; saw: string }>;
}

/** What a step must show, and must not, as regular expressions. */
const shown = { shows: z.string().optional(), lacks: z.string().optional() };

const step = z.union([
  /** A request, below the catalog of a provider if there is one, and what the page says of its response. */
  z.strictObject({
    provider: z.string().optional(),
    method: z.string(),
    path: z.string(),
    body: z.unknown().optional(),
    headers: z.record(z.string(), z.string()).optional(),
    status: z.number().optional(),
    code: z.number().optional(),
    ...shown,
  }),
  /** SQL for a database itself. */
  z.strictObject({ system: z.enum(['mysql', 'postgres']), sql: z.string(), ...shown }),
  /** A restart with other keys of `gravitino.conf`. */
  z.strictObject({ restart: z.record(z.string(), z.string()), ...shown }),
]);

const rows = z.array(
  z.strictObject({
    name: z.string(),
    says: z.string(),
    versions: z.array(z.string()).optional(),
    steps: z.array(step),
  }),
);

/** Does a step; returns what was seen, and whether its status and code are as stated. */
async function take(lab: Lab, one: z.infer<typeof step>): Promise<[string, boolean]> {
  if ('sql' in one) return [await (await lab.stack.start(one.system)).query(one.sql), true];
  if ('restart' in one) {
    const problem = await lab.restart(one.restart).catch((error: Error) => error.message);
    return [problem ?? 'restarted', problem === undefined || one.shows !== undefined];
  }
  const { provider, method, path, body, headers, status, code } = one;
  const at = provider === undefined ? '' : `/metalakes/lab${await lab.catalog(provider)}`;
  const answer = await send(lab.server.url, method, at + path, body, headers);
  const isRight =
    (status ?? answer.status) === answer.status &&
    (code === undefined || code === answer.json?.code);
  return [`${answer.json?.code} ${messageOf(answer)}`, isRight];
}

/** The claims of `data/claims.json`: rows of tables of errors, and sentences about behavior. */
export const claims: Claim[] = rows
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../data/claims.json'), 'utf8')))
  .map(({ steps, ...claim }) => ({
    ...claim,
    async attempt(lab) {
      let saw = '';
      for (const one of steps) {
        const [text, isRight] = await take(lab, one);
        saw = text.slice(0, 400);
        const { shows = '', lacks = '$.' } = one;
        if (!isRight || !new RegExp(shows).test(text) || new RegExp(lacks).test(text)) {
          return { holds: false, saw: `${JSON.stringify(one).slice(0, 200)}: ${saw}` };
        }
      }
      return { holds: true, saw };
    },
  }));
