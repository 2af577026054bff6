import type { Root } from 'hast';
import { elementsOf, parsePage } from '../built-pages/parsePage';
import type { Redirect } from '../redirects/redirectsFile';
import { decoded } from '../shared/decoded';

/** What a page refers to, and what can be referred to in it. */
export interface PageLinks {
  /** Addresses as written, of links, pictures, scripts, style sheets, and alternates. */
  targets: string[];
  /** Values of `id` and of an anchor's `name`. */
  anchors: Set<string>;
  /** Where a page that only redirects leads. */
  refresh?: string | undefined;
}

/** Reads the links and anchors of a page. */
export function pageLinks(page: Root): PageLinks {
  const elements = elementsOf(page).map(({ tagName, properties }) => ({ tagName, ...properties }));
  const refresh = elements.find(({ httpEquiv }) => String(httpEquiv) === 'refresh');
  return {
    targets: elements.flatMap(({ tagName, href, src }) =>
      ['a', 'link', 'img', 'script', 'source'].includes(tagName)
        ? [href, src].filter((target) => target !== undefined).map(String)
        : [],
    ),
    anchors: new Set(
      elements.flatMap(({ tagName, id, name }) =>
        [id, tagName === 'a' && name].filter(Boolean).map(String),
      ),
    ),
    refresh: /url=(.+)$/.exec(String(refresh?.content))?.[1],
  };
}

/** Where a request ended, after redirects of either kind. */
interface Answer {
  /** Path and query of the last address. */
  path: string;
  /** What is wrong with it. */
  problem?: string | undefined;
  links?: PageLinks | undefined;
}

/** Does the work for all items, eight at a time: a static host doesn't notice that. */
async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items].values();
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

const relative = ({ pathname, search }: URL): string => pathname + search;

/**
 * Checks a deployed site from outside: every page of its sitemap, every link, picture, script, and anchor in them that leads to the
 * site itself, every redirect, hidden files, the security policy, and the not-found page.
 *
 * @param address where the site is deployed; the sitemap's own origin may be another, as it is for a preview.
 * @param redirects those of the build, but for those with a `*`.
 * @param hidden paths of the build's files that uploads tend to leave out, without a slash in front.
 * @returns how many pages there are, and one line for each problem.
 * @throws Error when the address isn’t valid, the site can't be reached, or has no sitemap.
 */
export async function checkDeployed(
  address: string,
  redirects: readonly Redirect[],
  hidden: readonly string[] = [],
): Promise<{ pages: number; problems: string[] }> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error(
      `"${address}" isn’t a valid address. Write it whole, such as https://www.example.org/.`,
    );
  }
  const base = new URL(address);
  const sitemap = await fetch(new URL('sitemap.xml', base)).catch((cause: unknown) => {
    throw new Error(`${base.href} can't be reached.`, { cause });
  });
  if (!sitemap.ok) {
    throw new Error(
      `${base.href}sitemap.xml answers ${sitemap.status}. Is a build deployed there?`,
    );
  }
  const locations = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, location = '']) => new URL(location, base),
  );
  const siteOrigins = new Set([base.origin, ...locations.map(({ origin }) => origin)]);

  const answers = new Map<string, Promise<Answer>>();
  const ask = async (path: string, hops: number): Promise<Answer> => {
    const response = await fetch(new URL(path, base));
    const isPage = response.headers.get('content-type')?.includes('text/html');
    const text = await response.text();
    const links = isPage ? pageLinks(parsePage(text)) : undefined;
    const problem = response.status === 200 ? undefined : `answers ${response.status}`;
    return links?.refresh !== undefined && hops < 5
      ? ask(links.refresh, hops + 1)
      : { path: relative(new URL(response.url)), problem, links };
  };
  const get = (path: string): Promise<Answer> => {
    const answer =
      answers.get(path) ??
      ask(path, 0).catch((error) => ({
        path,
        problem: `can't be reached: ${error.cause ?? error}`,
      }));
    answers.set(path, answer);
    return answer;
  };

  /** Pages by problem: a dead link of the footer is on all of them. */
  const found = new Map<string, string[]>();
  const report = (page: string, problem: string | undefined): void => {
    if (problem !== undefined) {
      found.set(problem, [...(found.get(problem) ?? []), page]);
    }
  };
  const checkLink = async (page: string, link: string): Promise<void> => {
    if (!URL.canParse(link, new URL(page, base).href)) {
      report(page, `link ${link}: isn’t a valid address`);
      return;
    }
    const url = new URL(link, new URL(page, base));
    // A full address outside the base URL belongs to another site on the same host; a path outside it is a link that lacks the base URL.
    const isOther = URL.canParse(link) && !`${url.pathname}/`.startsWith(base.pathname);
    if (!siteOrigins.has(url.origin) || isOther) {
      return;
    }
    const { problem, links } = await get(relative(url));
    const anchor = decoded(url.hash.slice(1));
    const isMissing = anchor !== '' && links !== undefined && !links.anchors.has(anchor);
    report(page, problem && `link ${link}: ${problem}`);
    report(page, problem || !isMissing ? undefined : `link ${link}: no such anchor`);
  };
  await inParallel(locations.map(relative), async (page) => {
    const { problem, links } = await get(page);
    report(page, problem && `is in the sitemap and ${problem}`);
    for (const link of new Set(problem === undefined ? links?.targets : [])) {
      await checkLink(page, link);
    }
  });
  await inParallel(redirects, async ({ from, to }) => {
    if (!from.endsWith('*')) {
      const [source, target] = [await get(from), await get(to)];
      const isThere = source.path === target.path && source.problem === undefined;
      const end = source.problem ?? `leads to ${source.path}`;
      report(from, isThere ? undefined : `must lead to ${to}, but ${end}`);
    }
  });
  await inParallel(hidden, async (file) => {
    const { problem } = await get(base.pathname + file);
    const why = 'the upload or the host leaves out hidden files and folders';
    report(base.pathname + file, problem && `${problem}: ${why}`);
  });
  const lost = `${base.pathname}no/such/page/of-the-site`;
  const { status } = await fetch(new URL(lost, base));
  report(lost, status === 404 ? undefined : `answers ${status} instead of 404`);
  const policy = (await fetch(base)).headers.get('content-security-policy');
  const noPolicy = 'comes without a Content-Security-Policy: the host does not read _headers';
  report(base.pathname, policy === null ? noPolicy : undefined);
  const problems = [...found].map(([problem, [first, ...others]]) => {
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    return `page ${first}${more}: ${problem}`;
  });
  return { pages: locations.length, problems };
}
