import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { transformSync } from 'esbuild';
import postcss, { type Container, type Node } from 'postcss';
import semver from 'semver';
import packageJson from '../../package.json' with { type: 'json' };
import type { Sources } from './sources';

/** The part of the compatibility data that is read here. */
interface Support {
  version_added: string | boolean | null;
  version_removed?: string;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
  partial_implementation?: boolean;
}
interface Feature {
  __compat?: { support: Record<string, Support | Support[] | undefined> };
}
type Tree = { [name: string]: Tree } & Feature;

/** Read as text: as a module its 20 MB of JSON would be compiled. */
const tree: Record<'api' | 'css' | 'javascript', Tree> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
);

/** The oldest version of each browser that the package claims. */
export const floor: ReadonlyMap<string, string> = new Map(
  packageJson.browserslist.map((entry) => {
    const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
    if (version === '') {
      throw new Error(
        `package.json, browserslist: "${entry}" is not of the form "firefox >= 114", which this test reads.`,
      );
    }
    return [browser, version];
  }),
);

/** Prefixes that the build writes for the browsers of the floor. */
const writtenPrefixes = new Set(['-webkit-', '-moz-']);

const isIn = (support: Support | Support[] | undefined, version: string): boolean =>
  [support ?? []].flat().some((one) => {
    const { version_added: added } = one;
    const isWhole = !(
      one.flags ||
      (one.prefix && !writtenPrefixes.has(one.prefix)) ||
      one.alternative_name
    );
    const since = typeof added === 'string' ? semver.coerce(added.replace('≤', '')) : null;
    const wanted = semver.coerce(version);
    const until = semver.coerce(one.version_removed);
    return (
      isWhole &&
      since !== null &&
      wanted !== null &&
      semver.lte(since, wanted) &&
      (until === null || semver.lt(wanted, until))
    );
  });

/** Names the browsers of the floor that lack a feature, such as `firefox 114`. */
export const lackedBy = (feature: Feature): string[] =>
  [...floor].flatMap(([browser, version]) =>
    isIn(feature.__compat?.support[browser], version) ? [] : [`${browser} ${version}`],
  );

/** A member of the web platform or of the language. */
export interface Member {
  owner: string;
  name: string;
  isStatic: boolean;
  lackedBy: string[];
}

const isName = (name: string): boolean => /^[a-zA-Z]\w*$/.test(name);

function membersOf(owners: Tree): Member[] {
  return Object.entries(owners).flatMap(([owner, features]) =>
    Object.entries(features).flatMap(([key, feature]) => {
      const name = key.replace(/_static$/, '');
      return isName(name) && feature.__compat !== undefined && !key.endsWith('_event')
        ? [{ owner, name, isStatic: key.endsWith('_static'), lackedBy: lackedBy(feature) }]
        : [];
    }),
  );
}

/** Members that code may ask for, with the browsers that lack them. */
export const members: readonly Member[] = [
  ...membersOf(tree.api),
  ...membersOf(tree.javascript.builtins ?? {}),
];

/**
 * What the site's own names are compared with: only their spelling distinguishes them, and the rest of the platform has properties
 * such as `path` and `entry`.
 */
const compared = new Set(
  [
    'Array String Promise RegExp Map Set AbortSignal Animation Clipboard CSSStyleSheet Document DocumentFragment Element Event',
    'HTMLButtonElement HTMLDetailsElement HTMLDialogElement HTMLElement HTMLFormElement HTMLInputElement History Navigator Node',
    'Range Response Selection URLSearchParams Window Worker',
  ].flatMap((line) => line.split(' ')),
);

/** Members of instances by name: of one that several have, one may be meant that is old enough. */
const instanceMembers = new Map<string, Member[]>();
for (const member of members.filter(({ owner, isStatic }) => !isStatic && compared.has(owner))) {
  instanceMembers.set(member.name, [...(instanceMembers.get(member.name) ?? []), member]);
}

/** A use of what a browser of the floor lacks. */
export interface Use {
  file: string;
  feature: string;
  lackedBy: string[];
}

/** Finds what a script asks for that a browser of the floor lacks. Comments and types don't count. */
export function scriptUses(sources: Sources): Use[] {
  return [...sources].flatMap(([file, text]) => {
    const loader = file.endsWith('x') ? 'tsx' : 'ts';
    const { code } = transformSync(text, { loader, jsx: 'preserve', target: 'esnext' });
    const names = new Set(
      [...code.matchAll(/(\b[A-Z]\w*)?\.([a-zA-Z]\w*)/g)].flatMap(([, owner, name = '']) =>
        owner === undefined ? [name] : [],
      ),
    );
    const pairs = new Set([...code.matchAll(/\b([A-Z]\w*)\.([a-zA-Z]\w*)/g)].map(([pair]) => pair));
    const ofInstances = [...names].flatMap((name) => {
      const all = instanceMembers.get(name) ?? [];
      const [first] = all;
      return first && all.every((one) => one.lackedBy.length > 0)
        ? [{ file, feature: name, lackedBy: first.lackedBy }]
        : [];
    });
    const ofClasses = members.flatMap(({ owner, name, lackedBy: browsers }) => {
      const feature = `${owner}.${name}`;
      return browsers.length > 0 && pairs.has(feature)
        ? [{ file, feature, lackedBy: browsers }]
        : [];
    });
    return [...ofInstances, ...ofClasses];
  });
}

const isGuarded = (node: Node): boolean => {
  for (let at: Container | undefined = node.parent as Container | undefined; at; ) {
    if (at.type === 'atrule' && 'name' in at && at.name === 'supports') {
      return true;
    }
    at = at.parent as Container | undefined;
  }
  return false;
};

/** Finds what a style sheet asks for, outside of `@supports`, that a browser of the floor lacks. */
export function styleUses(sources: Sources): Use[] {
  const { properties = {}, selectors = {}, 'at-rules': atRules = {} } = tree.css;
  const use = (file: string, feature: string, found: Feature | undefined): Use[] => {
    const browsers = found?.__compat ? lackedBy(found) : [];
    return browsers.length > 0 ? [{ file, feature, lackedBy: browsers }] : [];
  };
  return [...sources].flatMap(([file, text]) => {
    const uses: Use[] = [];
    postcss.parse(text).walk((node) => {
      if (isGuarded(node)) {
        return;
      }
      if (node.type === 'decl' && !node.prop.startsWith('--')) {
        const property = properties[node.prop];
        uses.push(...use(file, node.prop, property));
        for (const word of node.value.split(/\s+/)) {
          uses.push(...use(file, `${node.prop}: ${word}`, property?.[word]));
        }
      } else if (node.type === 'atrule') {
        uses.push(...use(file, `@${node.name}`, atRules[node.name]));
        for (const [, name = ''] of node.params.matchAll(/\(([a-z-]+):/g)) {
          uses.push(...use(file, `@${node.name} (${name})`, atRules[node.name]?.[name]));
        }
      } else if (node.type === 'rule') {
        for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g)) {
          uses.push(...use(file, `:${name}`, selectors[name]));
        }
      }
    });
    return [...new Map(uses.map((one) => [one.feature, one])).values()];
  });
}
