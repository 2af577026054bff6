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
import type { Finding } from '../finding';
import type { CheckedPage, CheckedSite } from '../site';
import {
  bannedPhrases,
  housePhrases,
  telegramHeading,
  universalClaims,
  type WordRule,
} from './wordList';

/** Something in the prose of a page that a writer should change. */
export interface ProseProblem {
  /** From 1. */
  line: number;
  /** The words. */
  subject: string;
  /** The problem as a sentence. */
  message: string;
  fix: string;
}

/** The rules of retext that look at grammar. */
const grammar = unified().use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();

/** Marks a claim about all cases as checked: `{/* claim: CatalogManager.dropCatalog *\/}`. */
const checkedClaim = /\{\/\*\s*claim:\s*\S[\s\S]*?\*\/\}/;

/** Whether a paragraph, or the end of its last line, has such a mark. */
function isChecked(text: string, { start, end }: Partial<Position> = {}): boolean {
  const lineEnd = text.indexOf('\n', end?.offset ?? 0);
  return checkedClaim.test(text.slice(start?.offset ?? 0, lineEnd < 0 ? undefined : lineEnd));
}

const linesIn = (text: string): number => text.split('\n').length - 1;

const problems: readonly { rules: readonly WordRule[]; problem: string }[] = [
  { rules: bannedPhrases, problem: "isn't plain American English" },
  { rules: housePhrases, problem: "isn't how the field says it" },
  { rules: [telegramHeading], problem: "isn't a heading that says what the section is about" },
  { rules: universalClaims, problem: 'is a claim about every case' },
];

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
  problems: readonly ProseProblem[];
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
  const problems = file.messages.splice(0).flatMap((message) => {
    const { line = top, reason, actual = '', place } = message;
    const { start, end } = place !== undefined && 'end' in place ? place : {};
    const written = String(file).slice(start?.offset, end?.offset);
    return written.includes('<')
      ? [] // The words are in different elements, such as those of a drawing.
      : [
          {
            line: line - top,
            subject: actual,
            message: `${reason.replaceAll('`', '"')}.`,
            fix: 'Correct the sentence.',
          },
        ];
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

/** Finds what the rules look for in a text, and how many lines below its beginning. */
const find = (text: string, rules: readonly WordRule[]) =>
  rules.flatMap((rule) => {
    const match = rule.pattern.exec(text);
    if (match === null) {
      return [];
    }
    const subject = match[0].trim();
    const { problem = '' } = problems.find((one) => one.rules.includes(rule)) ?? {};
    const down = linesIn(text.slice(0, match.index));
    return [{ subject, message: `"${subject}" ${problem}.`, fix: rule.fix, down }];
  });

/**
 * Lists what is wrong with the prose of a page: paragraphs, headings, and cells of tables, but no code.
 *
 * @param known the page as it was published. Sentences that it has already are looked at for banned phrases only: the rest of the list
 * is younger than most pages.
 */
export function proseProblems(page: CheckedPage, known = ''): ProseProblem[] {
  const file = new VFile({ path: page.file, value: page.text });
  const found: ProseProblem[] = [];
  for (const field of ['title', 'description']) {
    const text = String(page.fields[field] ?? '');
    const rules = known.includes(text) ? bannedPhrases : [...bannedPhrases, ...housePhrases];
    for (const { down: _, ...problem } of find(text, rules)) {
      found.push({ line: page.fieldLines[field] ?? 1, ...problem });
    }
  }
  const { tree } = page.markdown;
  for (const heading of nodesOf(tree, 'heading')) {
    const text = textOf(heading);
    for (const { down: _, ...problem } of known.includes(`# ${text}`)
      ? []
      : find(text, [telegramHeading])) {
      found.push({ line: heading.position?.start.line ?? 1, ...problem });
    }
  }
  for (const paragraph of textsOf(tree)) {
    const { line: top = 1, offset = 0 } = paragraph.position?.start ?? {};
    const english = englishOf(paragraph, file);
    const isPost = page.version === undefined; // posts tell stories, docs pages state facts
    const claims = isPost || isChecked(page.text, paragraph.position) ? [] : universalClaims;
    for (const { text, line, start, end } of english.sentences) {
      const isKnown = known.includes(page.text.slice(offset + start, offset + end));
      const rules = isKnown ? bannedPhrases : [...bannedPhrases, ...housePhrases, ...claims];
      for (const { down, ...problem } of find(text, rules)) {
        found.push({ line: top + line + down, ...problem });
      }
    }
    found.push(...english.problems.map((problem) => ({ ...problem, line: top + problem.line })));
  }
  return found;
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
    .flatMap((page) =>
      proseProblems(page, before === undefined ? page.text : before.files.get(page.file)).map(
        (problem): Finding => ({ rule: 'prose', file: page.file, ...problem }),
      ),
    );
