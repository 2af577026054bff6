import type { Nodes, Paragraph } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import { ParseEnglish } from 'parse-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { nodesOf } from '../../../markdown/nodes';
import { bannedPhrases, housePhrases, patternOf, universalClaims } from '../wordList';
import type { PageRule } from './pages';

const patterns = [bannedPhrases, housePhrases, universalClaims].flatMap((list) =>
  list.map(([phrases, fix]) => {
    return { pattern: patternOf(phrases), fix, isClaim: list === universalClaims };
  }),
);

/** Marks a claim about all cases as checked: `{/* claim: CatalogManager.dropCatalog *\/}`. */
const checkedClaim = /\{\/\*\s*claim:\s*\S[\s\S]*?\*\/\}/;

const grammar = unified().use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();
const parser = new ParseEnglish();

/** The words of a paragraph, with a sign for each piece of code but a number. */
const wordsOf = (node: Nodes): string =>
  'children' in node
    ? node.children.map(wordsOf).join('')
    : node.type === 'text' || (node.type === 'inlineCode' && /^\d+$/.test(node.value))
      ? node.value
      : '§';

/** A page is written in plain American English: no translated phrasing, and no unchecked claims about every case. */
export const checkProse: PageRule = (page, report) => {
  const { text, frontMatter, lines, version, markdown } = page;
  const check = (line: number, words: string, mayClaim: boolean): void => {
    for (const { pattern, fix, isClaim } of patterns) {
      const match = isClaim && mayClaim ? null : pattern.exec(words);
      if (match !== null) {
        const below = words.slice(0, match.index).split('\n').length - 1;
        report(line + below, `"${match[0].trim()}" isn't how this site says it. ${fix}`);
      }
    }
  };
  for (const field of ['title', 'description']) {
    check(lines[field] ?? 1, String(frontMatter[field] ?? ''), true);
  }
  const file = new VFile({ path: page.file, value: text });
  for (const node of nodesOf(markdown.tree, 'paragraph', 'heading', 'tableCell')) {
    const { children, position } = node;
    const [source = ''] = /^.*/.exec(text.slice(position?.end.offset)) ?? [];
    const around = text.slice(position?.start.offset, position?.end.offset) + source;
    // Posts tell stories, pages of the documentation state facts.
    const mayClaim = version === undefined || checkedClaim.test(around);
    check(position?.start.line ?? 1, wordsOf(node), mayClaim);
    // Words in different elements, such as those of a drawing, aren't a sentence.
    const content: Paragraph = { type: 'paragraph', children, position };
    if (!around.includes('<')) {
      grammar.runSync(toNlcst({ type: 'root', children: [content], position }, file, parser), file);
    }
  }
  for (const { line = 1, reason } of file.messages) {
    report(line, `${reason.replaceAll('`', '"')}. Correct the sentence.`);
  }
};
