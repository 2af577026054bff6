import { parsePage } from '../built-pages/parsePage';
import type { Redirect } from '../redirects/redirectsFile';
import { decoded } from '../shared/decoded';
import { type PageLinks, pageLinks } from './pageLinks';

/** Something that a visitor of the deployed site would meet. */
export interface DeployProblem {
  /** Path of the page, or the source of a redirect. */
  page: string;
  /** The link, where the problem is one of a link. */
  link?: string;
  message: string;
}

/** What was looked at, and what was wrong with it. */
export interface DeployReport {
  pages: number;
  links: number;
  redirects: number;
  problems: DeployProblem[];
}

/**
 * Writes a report as lines: one for each problem, or for a link that many pages share one that says how many, and a closing
 * one with the figures.
 */
export function describeReport({ pages, links, redirects, problems }: DeployReport): string[] {
  const shared = new Map<string, DeployProblem[]>();
  for (const problem of problems) {
    const key = problem.link === undefined ? problem.page : problem.link;
    const same = `${key} ${problem.message}`;
    shared.set(same, [...(shared.get(same) ?? []), problem]);
  }
  const lines = [...shared.values()].map(([first, ...others]) => {
    const page = first?.page ?? '';
    const where = others.length === 0 ? page : `${page} and ${others.length} more`;
    return first?.link === undefined
      ? `page ${page}: ${first?.message}`
      : `page ${where}, link ${first.link}: ${first.message}`;
  });
  return [
    ...lines,
    `${pages} pages, ${links} links, ${redirects} redirects: ${problems.length} problems.`,
  ];
}

/** The innermost cause of a failed request, such as "read ECONNRESET". */
const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? error.cause === undefined
      ? error.message
      : reasonOf(error.cause)
    : String(error);

interface Answer {
  /** 0 where no answer came. */
  status: number;
  /** Why no answer came. */
  failure?: string;
  /** Methods that the host names where it refuses the one that was used. */
  allow?: string;
  location?: string;
  links?: PageLinks;
}

const said = ({ status, failure }: Answer): string =>
  failure === undefined ? `answers ${status}` : `can't be reached: ${failure}`;

/** Requests at a time: a static host doesn't notice them, and a page of 100 links takes no minute. */
const concurrency = 8;

async function inParallel<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = [...items].values();
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
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
  const problems: DeployProblem[] = [];
  const answers = new Map<string, Promise<Answer>>();

  const ask = async (path: string): Promise<Answer> => {
    const response = await fetch(new URL(path, base), { redirect: 'manual' });
    const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
    const text = isPage ? await response.text() : undefined;
    if (text === undefined) {
      await response.body?.cancel();
    }
    const location = response.headers.get('location');
    return {
      status: response.status,
      allow: response.headers.get('allow') ?? undefined,
      location: location === null ? undefined : relative(new URL(location, response.url || base)),
      links: text === undefined ? undefined : pageLinks(parsePage(text)),
    };
  };
  const get = (path: string): Promise<Answer> => {
    const known = answers.get(path);
    if (known !== undefined) {
      return known;
    }
    const answer = ask(path).catch((error: unknown) => ({ status: 0, failure: reasonOf(error) }));
    answers.set(path, answer);
    return answer;
  };
  /** Follows redirects of either kind, five at most. */
  const arrive = async (path: string): Promise<Answer> => {
    let answer = await get(path);
    for (let hops = 0; hops < 5; hops += 1) {
      const next = answer.location ?? answer.links?.refresh;
      if (next === undefined) {
        return answer;
      }
      answer = await get(next.split('#')[0] ?? next);
    }
    return { status: 508 };
  };

  const sitemap = await fetch(new URL('sitemap.xml', base)).catch((error: unknown) => {
    throw new Error(`${base.href} can't be reached.`, { cause: error });
  });
  if (!sitemap.ok) {
    throw new Error(
      `${base.href}sitemap.xml answers ${sitemap.status}. Is a build deployed there?`,
    );
  }
  const locations = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc]) => new URL(loc ?? '', base),
  );
  const siteOrigins = new Set([base.origin, ...locations.map(({ origin }) => origin)]);

  /** A whole address beside the base URL is one of another site on the same host; a path beside it is a link that lacks the base URL. */
  const isElsewhere = (link: string, { origin, pathname }: URL): boolean =>
    !siteOrigins.has(origin) || (URL.canParse(link) && !`${pathname}/`.startsWith(base.pathname));

  let links = 0;
  const checkLink = async (page: string, link: string): Promise<void> => {
    const url = new URL(link, new URL(page, base));
    if (isElsewhere(link, url)) {
      return;
    }
    links += 1;
    const path = relative(url);
    const answer = await arrive(path);
    if (answer.status !== 200) {
      problems.push({ page, link, message: said(answer) });
      return;
    }
    const anchor = decoded(url.hash.slice(1));
    if (anchor && answer.links !== undefined && !answer.links.anchors.has(anchor)) {
      problems.push({ page, link, message: `${path} has no anchor "${anchor}"` });
    }
  };

  /** Asks whether the site takes what a form posts to it: a page isn't posted to, so the answer is that POST is allowed. */
  const checkForm = async (page: string, endpoint: string): Promise<void> => {
    const url = new URL(endpoint, base);
    if (!siteOrigins.has(url.origin)) {
      return;
    }
    const { status, allow } = await get(relative(url));
    if (status !== 405 || !allow?.includes('POST')) {
      problems.push({
        page,
        link: endpoint,
        message: `answers ${status}, so what readers sign up with is lost. Set the form's SIGN_UP_…_URL, or SIGN_UP=off`,
      });
    }
  };

  await inParallel(locations, async (location) => {
    const page = relative(location);
    const answer = await get(page);
    if (answer.status !== 200) {
      problems.push({ page, message: `is in the sitemap and ${said(answer)}` });
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
    const example = locations
      .map(relative)
      .find((path) => path.startsWith(target) && path !== target);
    const isSplat = from.endsWith('*');
    if (isSplat && example === undefined) {
      return;
    }
    const source = isSplat ? from.slice(0, -1) + example?.slice(target.length) : from;
    const expected = isSplat ? example : to;
    const answer = await get(source);
    const led = answer.location ?? answer.links?.refresh;
    if (led !== expected) {
      problems.push({
        page: source,
        message: `must lead to ${expected}, but ${led === undefined ? said(answer) : `leads to ${led}`}`,
      });
    } else if ((await arrive(source)).status !== 200) {
      problems.push({
        page: source,
        message: `leads to ${led}, which ${said(await arrive(source))}`,
      });
    }
  });

  await inParallel(hidden, async (file) => {
    const page = `${base.pathname}${file}`;
    const answer = await get(page);
    if (answer.status !== 200) {
      problems.push({
        page,
        message: `${said(answer)}: the upload or the host leaves out hidden files and folders`,
      });
    }
  });

  const lost = `${base.pathname}no/such/page/of-the-site`;
  if ((await get(lost)).status !== 404) {
    problems.push({ page: lost, message: `${said(await get(lost))} instead of 404` });
  }
  const first = await fetch(base).catch(() => undefined);
  if (first?.headers.get('content-security-policy') === null) {
    problems.push({
      page: base.pathname,
      message: 'comes without a Content-Security-Policy: the host does not read _headers',
    });
  }
  return { pages: locations.length, links, redirects: redirects.length, problems };
}

function relative(url: URL): string {
  return `${url.pathname}${url.search}`;
}
