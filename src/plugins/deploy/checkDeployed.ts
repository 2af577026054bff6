import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, pathOfFile } from '../built-pages/files';
import { parseRedirects, redirectFor } from '../redirects/siteRedirects';
import { withoutSlash } from '../shared/text';

/** Files that a host doesn't serve at their paths. */
const unserved = ['_headers', '_redirects', '404.html'];

/**
 * Compares a deployed site with a build: every file at its address, every redirect, the not-found page, and the security policy.
 * It doesn't check links and anchors, because the build fails over broken links.
 *
 * @param address where the site is deployed, with its base URL.
 * @returns the number of files, and one line for each problem.
 * @throws Error if there is no build, or if the address is invalid, can't be reached, or has no site.
 */
export async function checkDeployed(
  address: string,
  outDir: string,
): Promise<{ files: number; problems: string[] }> {
  const file = join(outDir, '_redirects');
  const redirects = await readFile(file, 'utf8').then(parseRedirects, (cause: unknown) => {
    throw new Error(`${file} is missing. Run npm run build, or check the folder of the build.`, {
      cause,
    });
  });
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error(
      `"${address}" isn’t a valid address. Write a complete address, such as https://www.example.org/.`,
    );
  }
  const base = new URL(`${withoutSlash(address)}/`);
  const home = await fetch(base).catch((cause: unknown) => {
    throw new Error(`${base.href} can't be reached.`, { cause });
  });
  if (!home.ok) {
    throw new Error(`${base.href} responds with ${home.status}. Is a build deployed there?`);
  }
  /** Returns the problem of a file of the build, if any. */
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
  // Eight parallel requests don't burden a static host.
  await Promise.all(Array.from({ length: 8 }, checkNext));
  const missingPath = `${base.pathname}no/such/page/of-the-site`;
  const { status } = await fetch(new URL(missingPath, base));
  if (status !== 404) {
    problems.push(`${missingPath} responds with ${status} instead of 404`);
  }
  if (!home.headers.has('content-security-policy')) {
    problems.push(
      `${base.pathname} has no Content-Security-Policy header: the host does not read _headers`,
    );
  }
  return { files: files.length, problems: problems.sort() };
}
