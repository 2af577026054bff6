import { z } from 'zod';
import data from '../data/claims.json';
import { send } from '../stack/rest';
import { type Lab, messageOf } from './lab';

/** Whether a claim holds, and what was seen. */
export interface Outcome {
  holds: boolean;
  saw: string;
}

/** Something that a page says about behavior, and how to see whether it is so. */
export interface Claim {
  name: string;
  /** What readers may rely on. */
  says: string;
  /** Versions of which it is true; all unless stated. */
  versions?: readonly string[];
  attempt(lab: Lab): Promise<Outcome>;
}

const text = z.string();
/** What a step must show, and must not, as regular expressions. */
const shown = { shows: text.optional(), lacks: text.optional() };

const step = z.union([
  /** A request, below the catalog of a provider if there is one, and what the page says of its response. */
  z.strictObject({
    provider: text.optional(),
    method: text,
    path: text,
    body: z.unknown().optional(),
    headers: z.record(text, text).optional(),
    status: z.number().optional(),
    code: z.number().optional(),
    ...shown,
  }),
  /** SQL for a database itself. */
  z.strictObject({ system: z.enum(['mysql', 'postgres']), sql: text, ...shown }),
  /** A restart with other keys of `gravitino.conf`. */
  z.strictObject({ restart: z.record(text, text), ...shown }),
]);

const steps = z.array(step);
const rows = z.array(
  z.strictObject({ name: text, says: text, versions: z.array(text).optional(), steps }),
);

/** Does a step; returns what was seen, and whether its status and code are as stated. */
async function take(lab: Lab, one: z.infer<typeof step>): Promise<[string, boolean]> {
  if ('sql' in one) return [await (await lab.stack.start(one.system)).query(one.sql), true];
  if ('restart' in one) {
    const problem = await lab.restart(one.restart).catch((error: Error) => error.message);
    return [problem ?? 'restarted', problem === undefined || one.shows !== undefined];
  }
  const { provider, method, path, body, headers } = one;
  const at = provider === undefined ? '' : `/metalakes/lab${await lab.catalog(provider)}`;
  const answer = await send(lab.server.url, method, at + path, body, headers);
  const { status = answer.status, code = answer.json?.code } = one;
  const isRight = status === answer.status && code === answer.json?.code;
  return [`${answer.json?.code} ${messageOf(answer)}`, isRight];
}

/** The claims of `data/claims.json`: rows of tables of errors, and sentences about behavior. */
export const claims: Claim[] = rows.parse(data).map(({ steps, ...claim }) => ({
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
