/** What is needed of a docs version: the address it lives at, and the addresses of its pages. */
interface Version {
  path: string;
  docs: readonly { path: string }[];
}

const withoutSlash = (path: string): string => path.replace(/\/+$/, '');

/**
 * Finds the page that a reader meant by an address of another docs version: an old one, a number that no longer exists, or the
 * latest version's own number. Returns the page's address in the latest version, where it has one.
 */
export function pageInLatest(pathname: string, latest: Version): string | undefined {
  const latestPath = withoutSlash(latest.path);
  const docsBase = latestPath.slice(0, latestPath.lastIndexOf('/') + 1);
  if (!pathname.startsWith(docsBase)) {
    return undefined;
  }
  const [version = '', ...rest] = withoutSlash(pathname.slice(docsBase.length)).split('/');
  if (rest.length === 0 && !/^v?\d/.test(version)) {
    return undefined; // a page whose address lacks the version, or is misspelled: not the home of a version
  }
  const wanted = withoutSlash([latestPath, ...rest].join('/'));
  return latest.docs.find(({ path }) => withoutSlash(path) === wanted)?.path;
}
