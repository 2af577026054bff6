/** What path-to-regexp adds for each parameter of a path. */
interface Key {
  name: string | number;
}

interface Options {
  end?: boolean;
  strict?: boolean;
  sensitive?: boolean;
}

/** As much of a regular expression as react-router asks of one. */
interface Matcher {
  exec: (address: string) => string[] | null;
}

const anyPath: Matcher = /^(.*)/;

/**
 * Takes the place of path-to-regexp, which react-router asks for each path that it compares: those of this site are fixed, or
 * `*` for all. Taking a hundred of them apart, one for each page of a version, was a tenth of a page's script time, and so are
 * a hundred regular expressions that V8 compiles; a fixed path is compared as the text it is.
 *
 * @throws Error for a path with parameters.
 */
export default function pathToRegexp(
  path: string,
  keys: Key[] = [],
  options: Options = {},
): Matcher {
  const { end = true, strict = false, sensitive = false } = options;
  if (path === '*') {
    keys.push({ name: 0 });
    return anyPath;
  }
  const isEscaped = path.includes('\\');
  if (/[:*?+()]/.test(isEscaped ? path.replaceAll(/\\./g, '') : path)) {
    throw new Error(
      `The route ${path} has a parameter, which this site's routes have not: see src/plugins/lean-client.`,
    );
  }
  // NavLink escapes what a path could be taken apart by.
  const literal = isEscaped ? path.replaceAll(/\\(.)/g, '$1') : path;
  const hasSlash = literal.endsWith('/');
  const fixed = strict || !hasSlash ? literal : literal.slice(0, -1);
  const folded = (text: string): string => (sensitive ? text : text.toLowerCase());
  const wanted = folded(fixed);
  return {
    exec(address) {
      const head = address.slice(0, fixed.length);
      const rest = address.slice(fixed.length);
      if (folded(head) !== wanted) {
        return null;
      }
      if (!strict && rest === '/') {
        return [address];
      }
      const isWhole = rest === '' || (!end && (rest.startsWith('/') || (strict && hasSlash)));
      return isWhole ? [head] : null;
    },
  };
}

/** react-router's generatePath is for paths with parameters. */
pathToRegexp.compile = (path: string) => (): string => path;
