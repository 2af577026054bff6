import type { Paragraph } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import type { Nodes } from 'nlcst';
import { ParseEnglish } from 'parse-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { nodesOf } from '../../../markdown/nodes';
import {
  bannedPhrases,
  housePhrases,
  patternOf,
  universalClaims,
  type WordList,
} from '../prose/wordList';
import type { PageRule } from './pages';

const compiled = (list: WordList, problem: string) =>
  list.map(([phrases, fix]) => ({ pattern: patternOf(phrases), fix, problem }));

const phrases = [
  ...compiled(bannedPhrases, "isn't plain American English"),
  ...compiled(housePhrases, "isn't how the field says it"),
];
const claims = compiled(universalClaims, 'is a claim about every case');

/** Marks a claim about all cases as checked: `{/* claim: CatalogManager.dropCatalog *\/}`. */
const checkedClaim = /\{\/\*\s*claim:\s*\S[\s\S]*?\*\/\}/;

const grammar = unified().use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();
const parser = new ParseEnglish();

/** The text of a sentence, with a sign for each piece of code but a number. */
function sentenceOf(node: Nodes): string {
  if ('children' in node) {
    return node.children.map(sentenceOf).join('');
  }
  return node.type === 'SourceNode' && !/^\d+$/.test(node.value) ? '§' : node.value;
}

/** What was found in a paragraph, by its source and its kind: the versions have most paragraphs in common. */
const read = new Map<string, { down: number; message: string }[]>();

/** A page is written in plain American English: no translated phrasing, and no unchecked claims about every case. */
export const checkProse: PageRule = (page, report) => {
  const { file: path, text, frontMatter, lines, version, markdown } = page;
  for (const field of ['title', 'description']) {
    for (const { pattern, fix, problem } of phrases) {
      const [match] = pattern.exec(String(frontMatter[field] ?? '')) ?? [];
      if (match !== undefined) {
        report(lines[field] ?? 1, `"${match.trim()}" ${problem}. ${fix}`);
      }
    }
  }
  for (const node of nodesOf(markdown.tree, 'paragraph', 'heading', 'tableCell')) {
    const { children, position } = node;
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    const source = text.slice(start, end);
    const [lineEnd = ''] = text.slice(end).split('\n', 1);
    // Posts tell stories, pages of the documentation state facts.
    const rules =
      version === undefined || checkedClaim.test(source + lineEnd)
        ? phrases
        : [...phrases, ...claims];
    const key = `${rules.length} ${source}`;
    const top = position?.start.line ?? 1;
    const known = read.get(key);
    const found = known ?? [];
    if (known === undefined) {
      const file = new VFile({ path, value: text });
      const content = { type: 'paragraph', children, position } as Paragraph;
      const words = toNlcst({ type: 'root', children: [content], position }, file, parser);
      grammar.runSync(words, file);
      for (const sentence of words.children.flatMap((one) =>
        one.type === 'ParagraphNode' ? one.children : [],
      )) {
        const down = (sentence.position?.start.line ?? top) - top;
        const said = sentence.type === 'SentenceNode' ? sentenceOf(sentence) : '';
        for (const { pattern, fix, problem } of rules) {
          const match = pattern.exec(said);
          if (match !== null) {
            const below = said.slice(0, match.index).split('\n').length - 1;
            found.push({
              down: down + below,
              message: `"${match[0].trim()}" ${problem}. ${fix}`,
            });
          }
        }
      }
      for (const { line = top, reason, place } of file.messages) {
        const { start: from, end: to } = place as Paragraph['position'] & object;
        // Words in different elements, such as those of a drawing, aren't a sentence.
        if (!text.slice(from.offset, to.offset).includes('<')) {
          const message = `${reason.replaceAll('`', '"')}. Correct the sentence.`;
          found.push({ down: line - top, message });
        }
      }
      read.set(key, found);
    }
    for (const { down, message } of found) {
      report(top + down, message);
    }
  }
};
