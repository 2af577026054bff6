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

const isIn = (support: Support | Support[] | undefined, version: string): boolean =>
  [support ?? []].flat().some(({ version_added: added, version_removed: removed, ...one }) => {
    // The build writes these prefixes.
    const isPrefixed = one.prefix && !['-webkit-', '-moz-'].includes(one.prefix);
    const since = typeof added === 'string' && semver.coerce(added.replace('≤', ''));
    const wanted = semver.coerce(version) ?? '';
    const until = semver.coerce(removed);
    return (
      !(one.flags || isPrefixed || one.alternative_name) &&
      since &&
      semver.lte(since, wanted) &&
      (until === null || semver.lt(wanted, until))
    );
  });

/** Names the browsers of the floor that lack a feature, such as `firefox 114`. */
const lackedBy = ({ __compat }: Feature): string[] =>
  [...floor].flatMap(([browser, version]) =>
    isIn(__compat?.support[browser], version) ? [] : [`${browser} ${version}`],
  );

/** Members of the web platform and of the language that code may ask for, with the browsers that lack them. */
export const members = [tree.api, tree.javascript.builtins ?? ({} as Tree)].flatMap((owners) =>
  Object.entries(owners).flatMap(([owner, features]) =>
    Object.entries(features)
      .filter(([key, { __compat }]) => /^[a-zA-Z]\w*(?<!_event)$/.test(key) && __compat)
      .map(([key, feature]) => ({
        owner,
        name: key.replace(/_static$/, ''),
        isStatic: key.endsWith('_static'),
        lackedBy: lackedBy(feature),
      })),
  ),
);

/** Whose members the site's own names are compared with: the rest of the platform has properties such as `path` and `entry`. */
const compared =
  /^(?:Array|String|Promise|RegExp|Map|Set|AbortSignal|Animation|Clipboard|CSSStyleSheet|Document|DocumentFragment|Element|Event|HTML(?:Button|Details|Dialog|Form|Input|)Element|History|Navigator|Node|Range|Response|Selection|URLSearchParams|Window|Worker)$/;

const instanceMembers = members.filter(({ owner, isStatic }) => !isStatic && compared.test(owner));
const classMembers = new Map(members.map((member) => [`${member.owner}.${member.name}`, member]));

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
    const asked = new Set(code.match(/(\b[A-Z]\w*)?\.[a-zA-Z]\w*/g));
    return [...asked].flatMap((feature): Use[] => {
      const name = feature.replace(/^\./, '');
      const alike =
        name === feature ? [] : instanceMembers.filter((member) => member.name === name);
      // Of a member that several owners have, one may be meant that is old enough.
      const isLacked = alike.every((member) => member.lackedBy.length > 0);
      const missing = isLacked ? (alike[0] ?? classMembers.get(feature)) : undefined;
      return missing && missing.lackedBy.length > 0
        ? [{ file, feature: name, lackedBy: missing.lackedBy }]
        : [];
    });
  });
}

const isGuarded = ({ parent }: Node | Container): boolean =>
  parent !== undefined &&
  ((parent.type === 'atrule' && 'name' in parent && parent.name === 'supports') ||
    isGuarded(parent as Container));

/** Finds what a style sheet asks for, outside of `@supports`, that a browser of the floor lacks. */
export function styleUses(sources: Sources): Use[] {
  const { properties = {}, selectors = {}, 'at-rules': atRules = {} } = tree.css;
  /** The features that a node of a style sheet names. */
  function* featuresOf(node: Node): Generator<[string, Feature | undefined]> {
    if (node.type === 'decl') {
      const { prop, value } = node as postcss.Declaration;
      yield [prop, properties[prop]];
      for (const word of value.split(/\s+/)) yield [`${prop}: ${word}`, properties[prop]?.[word]];
    } else if (node.type === 'atrule') {
      const { name, params } = node as postcss.AtRule;
      yield [`@${name}`, atRules[name]];
      for (const [, part = ''] of params.matchAll(/\(([a-z-]+):/g)) {
        yield [`@${name} (${part})`, atRules[name]?.[part]];
      }
    } else if (node.type === 'rule') {
      for (const [, name = ''] of (node as postcss.Rule).selector.matchAll(/::?([a-z-]+)/g)) {
        yield [`:${name}`, selectors[name]];
      }
    }
  }
  return [...sources].flatMap(([file, text]) => {
    const uses = new Map<string, Use>();
    postcss.parse(text).walk((node) => {
      for (const [feature, found] of isGuarded(node) ? [] : featuresOf(node)) {
        const browsers = found?.__compat ? lackedBy(found) : [];
        if (browsers.length > 0) uses.set(feature, { file, feature, lackedBy: browsers });
      }
    });
    return [...uses.values()];
  });
}
