import type { Paragraph, Root } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import { toString as textOf } from 'mdast-util-to-string';
import type { Nodes } from 'nlcst';
import { ParseEnglish } from 'parse-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import type { Position } from 'unist';
import { VFile } from 'vfile';
import { nodesOf } from '../../../markdown/nodes';
import { type Finding, type Findings, findingsIn } from '../finding';
import type { CheckedPage, CheckedSite } from '../site';
import {
  bannedPhrases,
  housePhrases,
  telegramHeading,
  universalClaims,
  type WordRule,
} from './wordList';

/** The rules of retext that look at grammar. */
const grammar = unified().use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();

/** Marks a claim about all cases as checked: `{/* claim: CatalogManager.dropCatalog *\/}`. */
const checkedClaim = /\{\/\*\s*claim:\s*\S[\s\S]*?\*\/\}/;

/** Whether a paragraph, or the end of its last line, has such a mark. */
function isChecked(text: string, { start, end }: Partial<Position> = {}): boolean {
  const lineEnd = text.indexOf('\n', end?.offset ?? 0);
  return checkedClaim.test(text.slice(start?.offset ?? 0, lineEnd < 0 ? undefined : lineEnd));
}

/** Rules that find problems of one kind. */
interface RuleGroup {
  rules: readonly WordRule[];
  problem: string;
}

const banned: RuleGroup = { rules: bannedPhrases, problem: "isn't plain American English" };
const house: RuleGroup = { rules: housePhrases, problem: "isn't how the field says it" };
const telegrams: RuleGroup = {
  rules: [telegramHeading],
  problem: "isn't a heading that says what the section is about",
};
const claims: RuleGroup = { rules: universalClaims, problem: 'is a claim about every case' };

/** The text of a sentence, with a sign for each piece of code but a number. */
function sentenceOf(node: Nodes): string {
  if ('children' in node) {
    return node.children.map(sentenceOf).join('');
  }
  return node.type === 'SourceNode' && !/^\d+$/.test(node.value) ? '§' : node.value;
}

/** Lists what is read as English: paragraphs, headings, and cells of tables. */
const textsOf = (tree: Root): Paragraph[] =>
  nodesOf(tree, 'paragraph', 'heading', 'tableCell').map(({ children, position }) => ({
    type: 'paragraph',
    children,
    position,
  }));

/** A paragraph as the parser of English reads it; lines and offsets count from its beginning. */
interface EnglishText {
  sentences: readonly { text: string; line: number; start: number; end: number }[];
  problems: readonly { line: number; message: string }[];
}

const parser = new ParseEnglish();

/** Reads a paragraph, and lists what the rules of grammar say about it. */
function readEnglish(paragraph: Paragraph, file: VFile): EnglishText {
  const { position } = paragraph;
  const { line: top = 1, offset = 0 } = position?.start ?? {};
  const words = toNlcst({ type: 'root', children: [paragraph], position }, file, parser);
  grammar.runSync(words, file);
  const sentences = words.children
    .flatMap((node) => (node.type === 'ParagraphNode' ? node.children : []))
    .filter((node) => node.type === 'SentenceNode')
    .map((sentence) => ({
      text: sentenceOf(sentence),
      line: (sentence.position?.start.line ?? top) - top,
      start: (sentence.position?.start.offset ?? offset) - offset,
      end: (sentence.position?.end.offset ?? offset) - offset,
    }));
  const problems = file.messages.splice(0).flatMap(({ line = top, reason, place }) => {
    const { start, end } = place !== undefined && 'end' in place ? place : {};
    return String(file).slice(start?.offset, end?.offset).includes('<')
      ? [] // The words are in different elements, such as those of a drawing.
      : [{ line: line - top, message: `${reason.replaceAll('`', '"')}.` }];
  });
  return { sentences, problems };
}

/** What was read, by its source: the versions of the documentation have most paragraphs in common, and reading one takes long. */
const read = new Map<string, EnglishText>();

function englishOf(paragraph: Paragraph, file: VFile): EnglishText {
  const { start, end } = paragraph.position ?? {};
  const source = String(file).slice(start?.offset, end?.offset);
  const english = read.get(source) ?? readEnglish(paragraph, file);
  read.set(source, english);
  return english;
}

/**
 * Yields what is wrong with the prose of a page: paragraphs, headings, and cells of tables, but no code.
 *
 * @param known the page as it was published. Sentences that it has already are looked at for banned phrases only: the rest of the list
 * is younger than most pages.
 */
function* proseProblems(page: CheckedPage, known = ''): Findings {
  const at = findingsIn('prose', page.file);
  const { tree } = page.markdown;
  function* find(text: string, line: number, ...groups: readonly RuleGroup[]): Findings {
    for (const { rules, problem } of groups) {
      for (const { pattern, fix } of rules) {
        const match = pattern.exec(text);
        if (match !== null) {
          const down = text.slice(0, match.index).split('\n').length - 1;
          yield at(line + down, `"${match[0].trim()}" ${problem}.`, fix);
        }
      }
    }
  }
  for (const field of ['title', 'description']) {
    const text = String(page.frontMatter[field] ?? '');
    yield* find(text, page.lines[field] ?? 1, banned, ...(known.includes(text) ? [] : [house]));
  }
  for (const heading of nodesOf(tree, 'heading')) {
    const text = textOf(heading);
    if (!known.includes(`# ${text}`)) {
      yield* find(text, heading.position?.start.line ?? 1, telegrams);
    }
  }
  const file = new VFile({ path: page.file, value: page.text });
  for (const paragraph of textsOf(tree)) {
    const { line: top = 1, offset = 0 } = paragraph.position?.start ?? {};
    const english = englishOf(paragraph, file);
    // Posts tell stories, pages of the documentation state facts.
    const mayClaim = page.version === undefined || isChecked(page.text, paragraph.position);
    for (const { text, line, start, end } of english.sentences) {
      const isKnown = known.includes(page.text.slice(offset + start, offset + end));
      yield* find(
        text,
        top + line,
        banned,
        ...(isKnown ? [] : [house]),
        ...(isKnown || mayClaim ? [] : [claims]),
      );
    }
    for (const { line, message } of english.problems) {
      yield at(top + line, message, 'Correct the sentence.');
    }
  }
}

/**
 * Pages are written in plain American English: no translated phrasing, no words in a sense of our own, no unchecked claims about
 * every case.
 *
 * @param pages the pages to look at.
 * @param before the published site. What it says already is looked at for banned phrases only; without it, so is everything.
 */
export const prose = (pages: readonly CheckedPage[], before?: CheckedSite): Finding[] =>
  pages
    .filter(({ markdown }) => markdown.error === undefined)
    .flatMap((page) => [
      ...proseProblems(page, before === undefined ? page.text : before.files.get(page.file)),
    ]);
