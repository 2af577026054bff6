import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import semver from 'semver';
import packageJson from '../../package.json' with { type: 'json' };

/** The part of the compatibility data that this file reads. */
interface Support {
  version_added: string | boolean | null;
  version_removed?: string;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
}
export interface Feature {
  __compat?: { support: Record<string, Support | Support[] | undefined> };
}
type Tree = { [name: string]: Tree } & Feature;

/** Read as text, because importing would compile its 20 MB of JSON. */
export const tree: Record<'api' | 'css' | 'javascript', Tree> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
);

function isIn(support: Support | Support[] | undefined, version: string): boolean {
  return [support ?? []].flat().some(({ version_added: added, ...one }) => {
    // The build adds these prefixes.
    const isPrefixed = one.prefix && !['-webkit-', '-moz-'].includes(one.prefix);
    const since = typeof added === 'string' && semver.coerce(added.replace('≤', ''));
    const target = semver.coerce(version) ?? '';
    const until = semver.coerce(one.version_removed);
    const isOther = one.flags || isPrefixed || one.alternative_name;
    return !isOther && since && semver.lte(since, target) && (!until || semver.lt(target, until));
  });
}

/** Lists the oldest supported browsers that lack a feature, such as `firefox 114` for `firefox >= 114`. */
export const lackedBy = ({ __compat }: Feature): string[] =>
  packageJson.browserslist
    .map((entry) => entry.split(' >= '))
    .filter(([browser = '', version = '']) => !isIn(__compat?.support[browser], version))
    .map((parts) => parts.join(' '));
