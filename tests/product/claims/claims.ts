import { z } from 'zod';
import data from '../data/claims.json';
import { NoResponseError, send, startServer } from '../stack/server';
import { text, texts } from '../stack/systems';
import { type Claim, Lab, messageOf } from './lab';
import { readMatrixClaims } from './matrices';

/** A request to the catalog of a provider, SQL for a database, or a restart with other settings, with the expected result. */
const step = z
  .strictObject({
    ...{ provider: text, method: text, path: text, body: z.unknown(), headers: texts },
    ...{ system: text, sql: text, restart: texts },
    ...{ status: z.number(), code: z.number() },
    /** Regular expressions. */
    ...{ shows: text, lacks: text },
  })
  .partial();

const [versions, steps] = [z.array(text).optional(), z.array(step)];
const rows = z.array(z.strictObject({ name: text, says: text, versions, steps }));

/** Runs a step, and returns its result and whether its status and code are right. */
async function runStep(lab: Lab, one: z.infer<typeof step>): Promise<[string, boolean]> {
  const { system = '', sql, restart, provider, method = 'GET', path, body, headers } = one;
  if (sql) return [await (await lab.stack.start(system)).query(sql), true];
  if (restart) {
    const problem = await lab.restart(restart).catch((error: Error) => error.message);
    return [problem ?? 'restarted', problem === undefined || one.shows !== undefined];
  }
  const at = provider === undefined ? '' : `/metalakes/lab${await lab.catalog(provider)}`;
  const answer = await send(lab.server.url, method, at + path, body, headers);
  const { status = answer.status, code = answer.json?.code } = one;
  const isRight = status === answer.status && code === answer.json?.code;
  return [`${answer.json?.code} ${messageOf(answer)}`, isRight];
}

/** The claims of `data/claims.json`: rows of error tables, and sentences about behavior. */
const claims = rows.parse(data).map(
  ({ steps, ...claim }): Claim => ({
    ...claim,
    async attempt(lab) {
      let saw = '';
      for (const one of steps) {
        const [text, isRight] = await runStep(lab, one);
        saw = text.slice(0, 400);
        const { shows = '', lacks = '$.' } = one;
        if (!isRight || !new RegExp(shows).test(text) || new RegExp(lacks).test(text)) {
          return { holds: false, saw: `${JSON.stringify(one).slice(0, 200)}: ${saw}` };
        }
      }
      return { holds: true, saw };
    },
  }),
);

/** Tests the claims of pages, and returns the number of failed claims. */
export async function tryClaims(version: string): Promise<number> {
  const lab = new Lab(version, await startServer({ version, name: 'lab' }));
  await send(lab.server.url, 'POST', '/metalakes', { name: 'lab' });
  let failed = 0;
  for (const { name, says, versions, attempt } of [...claims, ...readMatrixClaims(version)]) {
    if (versions?.includes(version) === false) continue;
    const { holds, saw } = await attempt(lab).catch((error: Error) => {
      if (error instanceof NoResponseError) throw new Error(`${name}: ${error.message}`);
      return { holds: false, saw: error.message };
    });
    if (!holds) failed += 1;
    console.log(`${holds ? 'holds' : 'FAILS'} ${name}: ${says}\n  ${saw}`);
  }
  await lab.server.stop();
  return failed;
}
