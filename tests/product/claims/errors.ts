import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { send } from '../stack/rest';
import type { Claim } from './findings';
import { messageOf } from './lab';

const request = z.strictObject({
  method: z.string(),
  path: z.string(),
  body: z.unknown().optional(),
});

/** Rows of the tables of errors: a request, below the catalog of a provider if there is one, and what the page says of its answer. */
const rows = z.array(
  request.extend({
    page: z.string(),
    provider: z.string().optional(),
    before: z.array(request).optional(),
    status: z.number(),
    code: z.number(),
    message: z.string().optional(),
  }),
);

/** A claim for each row of the tables of errors that the stack can provoke. */
export const errorClaims: Claim[] = rows
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../data/errors.json'), 'utf8')))
  .map(({ page, provider, before = [], method, path, body, status, code, message }) => ({
    name: `error ${page}`,
    says: `${provider ?? ''} ${method} ${path} answers ${status}, ${code}, ${message ?? 'any message'}`,
    versions: ['0.5.0', '0.5.1'],
    async attempt(lab) {
      const catalog = provider === undefined ? '' : `/metalakes/lab${await lab.catalog(provider)}`;
      const to = (one: string) => (one.startsWith('/metalakes') ? one : catalog + one);
      for (const one of before) await send(lab.server.url, one.method, to(one.path), one.body);
      const answer = await send(lab.server.url, method, to(path), body);
      const isSaid = message === undefined || messageOf(answer).includes(message);
      const holds = answer.status === status && answer.json?.code === code && isSaid;
      return { holds, saw: `${answer.json?.code} ${messageOf(answer).slice(0, 250)}` };
    },
  }));
