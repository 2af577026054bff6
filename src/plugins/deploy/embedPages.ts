import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Playing } from './blockedElements';
import type { HeaderRule } from './headersFile';

/** A page of the build that plays something. */
export interface EmbedPage {
  /** Path with the base URL. */
  path: string;
  playing: readonly Playing[];
}

/** What pages may show in frames and play: source expressions of two directives of the policy. */
export interface EmbedSources {
  frames: string[];
  media: string[];
}

const sourceOf = (src: string): string => (/^https?:/.test(src) ? new URL(src).origin : "'self'");

const sourcesOf = (playing: readonly Playing[], plays: Playing['plays']): string[] =>
  [...new Set(playing.filter((one) => one.plays === plays).map(({ src }) => sourceOf(src)))].sort();

/** Returns what some pages, taken together, may embed. */
export function embedSources(pages: readonly EmbedPage[]): EmbedSources {
  const all = pages.flatMap(({ playing }) => playing);
  return { frames: sourcesOf(all, 'frame'), media: sourcesOf(all, 'video') };
}

/** Says for each page that embeds something what its policy allows besides that of the others. */
export const describeEmbeds = (pages: readonly EmbedPage[]): string[] =>
  pages.map((page) => {
    const { frames, media } = embedSources([page]);
    const allowed = [
      ...(frames.length > 0 ? [`frames of ${frames.join(' ')}`] : []),
      ...(media.length > 0 ? [`media of ${media.join(' ')}`] : []),
    ];
    return `Content-Security-Policy: ${page.path} may also show ${allowed.join(' and ')}.`;
  });

/**
 * Rules for pages with frames. Other sites don't send what Cross-Origin-Embedder-Policy asks of them. Hosts join the headers of all rules
 * that match, and a joined value of this header is none: browsers then act as without it (HTML §7.1.4, “obtain an embedder policy”).
 */
export const embedHeaders = (pages: readonly EmbedPage[]): HeaderRule[] =>
  pages
    .filter((page) => embedSources([page]).frames.length > 0)
    // Hosts serve the index of a folder with a slash or without.
    .flatMap(({ path }) => [path, `${path.replace(/\/$/, '')}/`])
    .map((pattern) => ({ pattern, headers: { 'Cross-Origin-Embedder-Policy': 'unsafe-none' } }));

/** The policy of a page's own that takes back what the header allows to the pages that embed something. */
const narrowed =
  '<meta http-equiv="Content-Security-Policy" content="frame-src \'none\'; media-src \'none\'">';

/**
 * Keeps all pages of a build but those that embed something from frames and media. Hosts join the headers of all rules that match and browsers
 * enforce each policy: a page can be kept from something, but never be allowed more.
 *
 * @param files the pages, as paths below the build.
 */
export async function narrowPages(outDir: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const path = join(outDir, file);
    const html = await readFile(path, 'utf8');
    await writeFile(
      path,
      html.replace(/<head\b[^>]*>/i, (head) => head + narrowed),
    );
  }
}
