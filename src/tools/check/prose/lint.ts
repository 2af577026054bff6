import type { Heading, Paragraph, TableCell } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import type { Nodes } from 'nlcst';
import { ParseEnglish } from 'parse-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { nodesOf } from '../../../markdown/nodes';
import { type Findings, findingsIn, lineOf } from '../finding';
import type { CheckedPage } from '../site';
import { bannedPhrases, housePhrases, patternOf, universalClaims, type WordList } from './wordList';

const compiled = (list: WordList, problem: string) =>
  list.map(([phrases, fix]) => ({ pattern: patternOf(phrases), fix, problem }));

const banned = compiled(bannedPhrases, "isn't plain American English");
const house = compiled(housePhrases, "isn't how the field says it");
const claims = compiled(universalClaims, 'is a claim about every case');

/** Marks a claim about all cases as checked: `{/* claim: CatalogManager.dropCatalog *\/}`. */
const checkedClaim = /\{\/\*\s*claim:\s*\S[\s\S]*?\*\/\}/;

/** A paragraph, a heading, or a cell as the parser of English reads it; lines count from its first. */
interface EnglishText {
  /** The words of each sentence, and the Markdown that they come from. */
  sentences: readonly { text: string; source: string; line: number }[];
  problems: readonly { line: number; message: string }[];
}

const grammar = unified().use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();
const parser = new ParseEnglish();

/** The text of a sentence, with a sign for each piece of code but a number. */
function sentenceOf(node: Nodes): string {
  if ('children' in node) {
    return node.children.map(sentenceOf).join('');
  }
  return node.type === 'SourceNode' && !/^\d+$/.test(node.value) ? '§' : node.value;
}

function readEnglish(node: Heading | Paragraph | TableCell, file: VFile): EnglishText {
  const top = lineOf(node);
  const { children, position } = node;
  const text = { type: 'paragraph', children, position } satisfies Paragraph;
  const words = toNlcst({ type: 'root', children: [text], position }, file, parser);
  grammar.runSync(words, file);
  const sourceOf = (place: object | undefined): string => {
    const { start, end } = (place ?? {}) as Paragraph['position'] & object;
    return String(file).slice(start?.offset, end?.offset);
  };
  const sentences = words.children
    .flatMap((child) => (child.type === 'ParagraphNode' ? child.children : []))
    .filter((child) => child.type === 'SentenceNode')
    .map((sentence) => ({
      text: sentenceOf(sentence),
      source: sourceOf(sentence.position),
      line: (sentence.position?.start.line ?? top) - top,
    }));
  const problems = file.messages
    .splice(0)
    // Words in different elements, such as those of a drawing, aren't a sentence.
    .filter(({ place }) => !sourceOf(place).includes('<'))
    .map(({ line = top, reason }) => ({ line: line - top, message: reason.replaceAll('`', '"') }));
  return { sentences, problems };
}

/** What was read, by its source: the versions of the documentation have most paragraphs in common. */
const read = new Map<string, EnglishText>();

/**
 * A page is written in plain American English: no translated phrasing, no words in a sense of our own, no unchecked claims about
 * every case.
 *
 * @param known the page as it was published. Sentences that it has already are looked at for banned phrases only: the rest of the list
 * is younger than most pages.
 */
export function* prose(page: CheckedPage, known: string): Findings {
  const at = findingsIn('prose', page.file);
  function* find(text: string, line: number, rules: typeof banned): Findings {
    for (const { pattern, fix, problem } of rules) {
      const match = pattern.exec(text);
      if (match !== null) {
        const down = text.slice(0, match.index).split('\n').length - 1;
        yield at(line + down, `"${match[0].trim()}" ${problem}.`, fix);
      }
    }
  }
  for (const field of ['title', 'description']) {
    const text = String(page.frontMatter[field] ?? '');
    const rules = known.includes(text) ? banned : [...banned, ...house];
    yield* find(text, page.lines[field] ?? 1, rules);
  }
  const file = new VFile({ path: page.file, value: page.text });
  for (const node of nodesOf(page.markdown.tree, 'paragraph', 'heading', 'tableCell')) {
    const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
    const source = page.text.slice(start, end);
    const english = read.get(source) ?? readEnglish(node, file);
    read.set(source, english);
    const [lineEnd = ''] = page.text.slice(end).split('\n', 1);
    // Posts tell stories, pages of the documentation state facts.
    const mayClaim = page.version === undefined || checkedClaim.test(source + lineEnd);
    for (const sentence of english.sentences) {
      const rules = known.includes(sentence.source)
        ? banned
        : [...banned, ...house, ...(mayClaim ? [] : claims)];
      yield* find(sentence.text, lineOf(node) + sentence.line, rules);
    }
    for (const { line, message } of english.problems) {
      yield at(lineOf(node) + line, `${message}.`, 'Correct the sentence.');
    }
  }
}
