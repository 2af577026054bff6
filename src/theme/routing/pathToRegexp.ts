/** What path-to-regexp adds for each parameter of a path. */
interface Key {
  name: string | number;
}

interface Options {
  end?: boolean;
  strict?: boolean;
  sensitive?: boolean;
}

/**
 * Takes the place of path-to-regexp, which react-router asks for each path that it compares: those of this site are fixed, or
 * `*` for all. Taking a hundred of them apart, one for each page of a version, was a tenth of a page's script time.
 *
 * @throws Error for a path with parameters.
 */
export default function pathToRegexp(
  path: string,
  keys: Key[] = [],
  options: Options = {},
): RegExp {
  const { end = true, strict = false, sensitive = false } = options;
  if (path === '*') {
    keys.push({ name: 0 });
    return /^(.*)/;
  }
  if (/[:*?+()]/.test(path.replaceAll(/\\./g, ''))) {
    throw new Error(
      `The route ${path} has a parameter, which this site's routes have not: see src/plugins/lean-client.`,
    );
  }
  // NavLink escapes what a path could be taken apart by.
  const literal = path.replaceAll(/\\(.)/g, '$1');
  const hasSlash = literal.endsWith('/');
  const fixed = (strict || !hasSlash ? literal : literal.slice(0, -1)).replaceAll(
    /[.[\]{}^$|/:*?+()]/g,
    '\\$&',
  );
  const last = end ? '$' : strict && hasSlash ? '' : '(?=\\/|$)';
  return new RegExp(`^${fixed}${strict ? '' : '(?:\\/(?=$))?'}${last}`, sensitive ? '' : 'i');
}

/** react-router's generatePath is for paths with parameters. */
pathToRegexp.compile = (path: string) => (): string => path;
