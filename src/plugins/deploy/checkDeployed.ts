import { parsePage } from '../built-pages/parsePage';
import type { Redirect } from '../redirects/redirectsFile';
import { decoded } from '../shared/decoded';
import { type PageLinks, pageLinks } from './pageLinks';

/** Something that a visitor of the deployed site would meet. */
interface DeployProblem {
  /** Path of the page, or the source of a redirect. */
  page: string;
  /** The link, where the problem is one of a link. */
  link?: string;
  message: string;
}

/** What was looked at, and what was wrong with it. */
interface DeployReport {
  pages: number;
  links: number;
  redirects: number;
  problems: DeployProblem[];
}

/** Writes a report as lines: one for each problem, or for a link that many pages share one that says how many, and one with the figures. */
export function describeReport({ pages, links, redirects, problems }: DeployReport): string[] {
  const keyOf = ({ page, link = page, message }: DeployProblem): string => `${link} ${message}`;
  const keys = problems.map(keyOf);
  const lines = problems
    .filter((problem, index) => keys.indexOf(keyOf(problem)) === index)
    .map((problem) => {
      const others = keys.filter((key) => key === keyOf(problem)).length - 1;
      const more = others === 0 ? '' : ` and ${others} more`;
      const link = problem.link === undefined ? '' : `${more}, link ${problem.link}`;
      return `page ${problem.page}${link}: ${problem.message}`;
    });
  const figures = `${pages} pages, ${links} links, ${redirects} redirects`;
  return [...lines, `${figures}: ${problems.length} problems.`];
}

/** The innermost cause of a failed request, such as "read ECONNRESET". */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined
    ? reasonOf(error.cause)
    : error instanceof Error
      ? error.message
      : String(error);

interface Answer {
  /** 0 where no answer came. */
  status: number;
  /** Why no answer came. */
  failure?: string;
  /** Methods that the host names where it refuses the one that was used. */
  allow?: string | null;
  /** Where a redirect of either kind leads. */
  next?: string | undefined;
  links?: PageLinks | undefined;
}

const said = ({ status, failure }: Answer): string =>
  failure === undefined ? `answers ${status}` : `can't be reached: ${failure}`;

/** Requests at a time: a static host doesn't notice them, and a page of 100 links takes no minute. */
const concurrency = 8;

async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items].values();
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

const relative = ({ pathname, search }: URL): string => pathname + search;

/** Reads the addresses of a site's pages from its sitemap. @throws Error when the site can't be reached, or has none. */
async function readSitemap(base: URL): Promise<URL[]> {
  const sitemap = await fetch(new URL('sitemap.xml', base)).catch((cause: unknown) => {
    throw new Error(`${base.href} can't be reached.`, { cause });
  });
  if (!sitemap.ok) {
    throw new Error(
      `${base.href}sitemap.xml answers ${sitemap.status}. Is a build deployed there?`,
    );
  }
  const locations = (await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...locations].map(([, location = '']) => new URL(location, base));
}

/** Returns a function that asks a site for a path, once for each, and follows no redirect. */
function asker(base: URL): (path: string) => Promise<Answer> {
  const ask = async (path: string): Promise<Answer> => {
    const response = await fetch(new URL(path, base), { redirect: 'manual' });
    const { status, headers } = response;
    const isPage = headers.get('content-type')?.includes('text/html');
    const links = isPage ? pageLinks(parsePage(await response.text())) : undefined;
    await (isPage ? undefined : response.body?.cancel());
    const location = headers.get('location');
    const next =
      location === null ? links?.refresh : relative(new URL(location, response.url || base));
    return { status, allow: headers.get('allow'), next, links };
  };
  const answers = new Map<string, Promise<Answer>>();
  return (path) => {
    const answer =
      answers.get(path) ??
      ask(path).catch((error: unknown) => ({ status: 0, failure: reasonOf(error) }));
    answers.set(path, answer);
    return answer;
  };
}

/**
 * Checks a deployed site from outside: every page of its sitemap, every link, picture, script and anchor in them that leads
 * to the site itself, every sign-up form that posts to it, every redirect, hidden files, the security policy and the not-found page.
 * Links to other sites aren't followed.
 *
 * @param address where the site is deployed; the sitemap's own origin may be another, as it is for a preview.
 * @param redirects those of the build. `/*` is tried with one page of its target.
 * @param hidden paths of the build's files that uploads tend to leave out, without a slash in front.
 * @throws Error when the address isn’t valid, the site can't be reached, or has no sitemap.
 */
export async function checkDeployed(
  address: string,
  redirects: readonly Redirect[],
  hidden: readonly string[] = [],
): Promise<DeployReport> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error(
      `"${address}" isn’t a valid address. Write it whole, such as https://www.example.org/.`,
    );
  }
  const base = new URL(address);
  const locations = await readSitemap(base);
  const siteOrigins = new Set([base.origin, ...locations.map(({ origin }) => origin)]);
  const get = asker(base);
  const problems: DeployProblem[] = [];
  let links = 0;
  const report = (page: string, message: string, link?: string): void => {
    problems.push({ page, message, ...(link !== undefined && { link }) });
  };
  /** Follows redirects of either kind, five at most. */
  const arrive = async (path: string): Promise<Answer> => {
    let answer = await get(path);
    for (let hops = 0; answer.next !== undefined; hops += 1) {
      if (hops === 5) {
        return { status: 508 };
      }
      answer = await get(answer.next.split('#')[0] ?? '');
    }
    return answer;
  };

  const checkLink = async (page: string, link: string): Promise<void> => {
    if (!URL.canParse(link, new URL(page, base))) {
      report(page, 'is not an address', link);
      return;
    }
    const url = new URL(link, new URL(page, base));
    // A full address outside the base URL belongs to another site on the same host; a path outside it is a link that lacks the base URL.
    const isBeside = URL.canParse(link) && !`${url.pathname}/`.startsWith(base.pathname);
    if (!siteOrigins.has(url.origin) || isBeside) {
      return;
    }
    links += 1;
    const answer = await arrive(relative(url));
    const anchor = decoded(url.hash.slice(1));
    if (answer.status !== 200) {
      report(page, said(answer), link);
    } else if (anchor && answer.links !== undefined && !answer.links.anchors.has(anchor)) {
      report(page, `${relative(url)} has no anchor "${anchor}"`, link);
    }
  };

  /** Asks whether the site takes what a form posts to it: a page isn't posted to, so the answer is that POST is allowed. */
  const checkForm = async (page: string, endpoint: string): Promise<void> => {
    const url = new URL(endpoint, base);
    if (siteOrigins.has(url.origin)) {
      const { status, allow } = await get(relative(url));
      if (status !== 405 || !allow?.includes('POST')) {
        const message = `answers ${status}, so what readers sign up with is lost. Set the form's SIGN_UP_…_URL, or SIGN_UP=off`;
        report(page, message, endpoint);
      }
    }
  };

  await inParallel(locations.map(relative), async (page) => {
    const answer = await get(page);
    if (answer.status !== 200) {
      report(page, `is in the sitemap and ${said(answer)}`);
      return;
    }
    for (const link of new Set(answer.links?.targets)) {
      await checkLink(page, link);
    }
    for (const endpoint of new Set(answer.links?.forms)) {
      await checkForm(page, endpoint);
    }
  });

  await inParallel(redirects, async ({ from, to }) => {
    const target = to.replace(':splat', '');
    const isSplat = from.endsWith('*');
    const expected = isSplat
      ? locations.map(relative).find((path) => path.startsWith(target) && path !== target)
      : to;
    if (expected === undefined) {
      return;
    }
    const source = isSplat ? from.slice(0, -1) + expected.slice(target.length) : from;
    const answer = await get(source);
    const end = await arrive(source);
    if (answer.next !== expected) {
      const led = answer.next === undefined ? said(answer) : `leads to ${answer.next}`;
      report(source, `must lead to ${expected}, but ${led}`);
    } else if (end.status !== 200) {
      report(source, `leads to ${answer.next}, which ${said(end)}`);
    }
  });

  await inParallel(hidden, async (file) => {
    const answer = await get(base.pathname + file);
    if (answer.status !== 200) {
      const message = `${said(answer)}: the upload or the host leaves out hidden files and folders`;
      report(base.pathname + file, message);
    }
  });

  const lost = `${base.pathname}no/such/page/of-the-site`;
  const notFound = await get(lost);
  if (notFound.status !== 404) {
    report(lost, `${said(notFound)} instead of 404`);
  }
  const first = await fetch(base).catch(() => undefined);
  if (first?.headers.get('content-security-policy') === null) {
    const message = 'comes without a Content-Security-Policy: the host does not read _headers';
    report(base.pathname, message);
  }
  return { pages: locations.length, links, redirects: redirects.length, problems };
}
