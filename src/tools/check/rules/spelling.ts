import { nodesOf } from '../../../search/records/markdownTree';
import type { Finding } from '../finding';
import { lineOf } from '../links';
import type { CheckedPage, CheckedSite } from '../site';

/** Words that the speller doesn't know, with what it would write instead. */
export type UnknownWords = ReadonlyMap<string, readonly string[]>;

/** A word and where it stands. */
interface PlacedWord {
  line: number;
  word: string;
}

const addresses = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/g;

/** The prose of a page as readers see it, by line: no code, tags, expressions or addresses. */
function readableLines(page: CheckedPage): [number, string][] {
  return nodesOf(page.markdown.tree, 'text', 'image').flatMap((node) => {
    const text = node.type === 'text' ? node.value : (node.alt ?? '');
    return text
      .replace(addresses, ' ')
      .split('\n')
      .map((line, index): [number, string] => [lineOf(node) + index, line]);
  });
}

/** Lists the words of a page: those of title and description, and of its prose. */
export function wordsOf(page: CheckedPage): PlacedWord[] {
  const lines = readableLines(page);
  for (const field of ['title', 'description']) {
    lines.push([page.fieldLines[field] ?? 1, String(page.fields[field] ?? '')]);
  }
  return lines.flatMap(([line, text]) =>
    [...text.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)]
      .map(([word]) => ({ line, word: word.replaceAll('’', "'") }))
      .filter(({ word }) => word.length > 3),
  );
}

/** Lists all words of a site, once each. */
export function vocabulary(site: CheckedSite): Set<string> {
  return new Set(site.pages.flatMap((page) => wordsOf(page).map(({ word }) => word)));
}

/** Words are spelled as a dictionary or `project-words.txt` has them. Code isn't looked at. */
export function spelling(site: CheckedSite, unknown: UnknownWords): Finding[] {
  return site.pages.flatMap((page) =>
    wordsOf(page).flatMap(({ line, word }): Finding[] => {
      const suggestions = unknown.get(word);
      return suggestions === undefined
        ? []
        : [
            {
              rule: 'spelling',
              file: page.file,
              line,
              subject: word,
              message: `"${word}" is in no dictionary.`,
              mend: `${suggestions.length === 0 ? 'Correct it' : `Write ${suggestions.join(' or ')}`}, or add it to project-words.txt.`,
            },
          ];
    }),
  );
}
