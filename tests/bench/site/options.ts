import { parseArgs } from 'node:util';

/** A long page, and one next to it in the sidebar, which is clicked there. Both exist in the latest version. */
export const longPage = 'manage-relational-metadata-using-gravitino';
export const nextPage = 'manage-metalake-using-gravitino';

const siteKeys = ['this', 'stock', 'starlight'] as const;
const parts = ['load', 'taps'] as const;

/** This site, or a peer. */
export type SiteKey = (typeof siteKeys)[number];
/** What a page costs to load, or how soon it answers a first press. */
export type Part = (typeof parts)[number];

export interface Options {
  only: readonly SiteKey[];
  parts: readonly Part[];
  /** How often everything is measured, after a visit that isn't counted. */
  visits: number;
}

function listOf<Name extends string>(
  option: string,
  text: string | undefined,
  allowed: readonly Name[],
): readonly Name[] {
  const names = text?.split(',') ?? allowed;
  const wrong = names.find((name) => !allowed.some((one) => one === name));
  if (wrong !== undefined) {
    throw new Error(`--${option}: “${wrong}” isn’t one of ${allowed.join(', ')}.`);
  }
  return allowed.filter((name) => names.includes(name));
}

/**
 * Reads the options of a bench: `--only this,stock --parts load,taps --visits 5`.
 *
 * @throws Error that names the option and what it may be.
 */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { only: text, parts: text, visits: text },
  });
  const visits = Number(values.visits ?? 5);
  if (!Number.isInteger(visits) || visits < 1) {
    throw new Error(`--visits: “${values.visits}” is not a whole number of at least 1.`);
  }
  return {
    only: listOf('only', values.only, siteKeys),
    parts: listOf('parts', values.parts, parts),
    visits,
  };
}
