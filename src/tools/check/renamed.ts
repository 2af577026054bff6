import type { SiteFiles } from './site';

/** Share of its lines that a renamed file has kept at least. */
const sameLines = 0.4;
const isPage = (file: string): boolean => /\.mdx?$/.test(file);
const linesOf = (text = ''): string[] => text.split('\n').filter((line) => line.trim() !== '');

/**
 * Finds the pages that were renamed, by what they say: Git knows nothing yet of a file that a writer has just renamed.
 *
 * @returns the old path of each with its new one.
 */
export function renamedFiles(before: SiteFiles, now: SiteFiles): Map<string, string> {
  const added = [...now.keys()].filter((file) => isPage(file) && !before.has(file));
  const gone = [...before.keys()].filter((file) => isPage(file) && !now.has(file));
  const renamed = new Map<string, string>();
  for (const old of added.length === 0 ? [] : gone) {
    const lines = new Set(linesOf(before.get(old)));
    let most = sameLines;
    for (const file of added) {
      const others = linesOf(now.get(file));
      const kept = others.filter((line) => lines.has(line)).length;
      const share = kept / Math.max(lines.size, others.length);
      if (share >= most) {
        most = share;
        renamed.set(old, file);
      }
    }
  }
  return renamed;
}
