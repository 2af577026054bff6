import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, pathOfFile } from '../built-pages/files';
import { parseRedirects, redirectFor } from '../redirects/siteRedirects';
import { withoutSlash } from '../shared/text';

/** Files that a host reads, or shows elsewhere. */
const unserved = ['_headers', '_redirects', '404.html'];

/**
 * Compares a deployed site with a build: every file at its address, every redirect, the not-found page, and the security policy.
 * Links and anchors within the build are right, because Docusaurus ends a build over a broken one.
 *
 * @param address where the site is deployed, with its base URL.
 * @returns how many files there are, and one line for each problem.
 * @throws Error when there is no build, or when the address isn’t valid, can't be reached, or nothing is there.
 */
export async function checkDeployed(
  address: string,
  outDir: string,
): Promise<{ files: number; problems: string[] }> {
  const file = join(outDir, '_redirects');
  const redirects = await readFile(file, 'utf8').then(parseRedirects, (cause: unknown) => {
    throw new Error(`There is no ${file}: run npm run build, or check where you built.`, { cause });
  });
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error(
      `"${address}" isn’t a valid address. Write it whole, such as https://www.example.org/.`,
    );
  }
  const base = new URL(`${withoutSlash(address)}/`);
  const home = await fetch(base).catch((cause: unknown) => {
    throw new Error(`${base.href} can't be reached.`, { cause });
  });
  if (!home.ok) {
    throw new Error(`${base.href} responds with ${home.status}. Is a build deployed there?`);
  }
  /** Says what is wrong with a file of the build. */
  const problemOf = async (file: string): Promise<string | undefined> => {
    const path = pathOfFile(file, { baseUrl: base.pathname });
    const to = redirectFor(redirects, path)?.to;
    const response = await fetch(new URL(encodeURI(path), base));
    const body = Buffer.from(await response.arrayBuffer());
    if (!response.ok) {
      return `${path} responds with ${response.status}`;
    }
    const isMoved =
      to !== undefined && withoutSlash(new URL(response.url).pathname) === withoutSlash(to);
    return isMoved || body.equals(await readFile(join(outDir, file)))
      ? undefined
      : `${path} isn’t ${to === undefined ? `${file} of the build` : `led to ${to}`}`;
  };
  const problems: string[] = [];
  const files = (await listFiles(outDir)).filter((file) => !unserved.includes(file));
  const queue = files.values();
  const checkNext = async (): Promise<void> => {
    for (const file of queue) {
      const describeFailure = (error: Error) => `${file} can't be reached: ${error.cause ?? error}`;
      problems.push(...[(await problemOf(file).catch(describeFailure)) ?? []].flat());
    }
  };
  // A static host doesn't notice eight requests at a time.
  await Promise.all(Array.from({ length: 8 }, checkNext));
  const missingPath = `${base.pathname}no/such/page/of-the-site`;
  const { status } = await fetch(new URL(missingPath, base));
  if (status !== 404) {
    problems.push(`${missingPath} responds with ${status} instead of 404`);
  }
  if (!home.headers.has('content-security-policy')) {
    problems.push(
      `${base.pathname} comes without a Content-Security-Policy: the host does not read _headers`,
    );
  }
  return { files: files.length, problems: problems.sort() };
}
