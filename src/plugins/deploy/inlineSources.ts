import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './compress';
import { inlineCode, sourceHash } from './contentSecurityPolicy';

/**
 * The policy names at most so many style attributes: each takes 52 characters of a header line, and Cloudflare Pages cuts
 * lines off after 2,000.
 */
export const maxStyleAttributes = 16;

/** What a policy must allow for the pages of a build. */
export interface InlineSources {
  scriptHashes: Set<string>;
  styleAttributeHashes: Set<string> | 'any';
  /** For the writer of the element that is one too many: what to do about it. Empty when all is well. */
  warnings: string[];
}

/** Collects what pages bring along inline. A page is its path below the build and its HTML. */
export async function inlineSources(
  pages: AsyncIterable<{ file: string; html: string }>,
): Promise<InlineSources> {
  const scriptHashes = new Set<string>();
  const places = new Map<string, string>();
  for await (const { file, html } of pages) {
    const { scripts, styleAttributes } = inlineCode(html);
    for (const script of scripts) {
      scriptHashes.add(sourceHash(script));
    }
    for (const { element, value } of styleAttributes) {
      if (!places.has(value)) {
        places.set(value, `${file}: <${element} style="${value}">`);
      }
    }
  }
  if (places.size <= maxStyleAttributes) {
    return {
      scriptHashes,
      styleAttributeHashes: new Set([...places.keys()].map(sourceHash)),
      warnings: [],
    };
  }
  const [surplus] = [...places.values()].slice(maxStyleAttributes);
  return {
    scriptHashes,
    styleAttributeHashes: 'any',
    warnings: [
      `Content-Security-Policy: pages carry ${places.size} different style attributes, so style-src-attr allows any. ` +
        `With ${maxStyleAttributes} or fewer it would name them. Use a class instead; the first of the rest: ${surplus}`,
    ],
  };
}

/** Reads the pages of a build one after another. */
export async function* builtPages(outDir: string): AsyncIterable<{ file: string; html: string }> {
  for (const file of await listFiles(outDir)) {
    if (file.endsWith('.html')) {
      yield { file, html: await readFile(join(outDir, file), 'utf8') };
    }
  }
}
