import type { Nodes } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import { ParseEnglish } from 'parse-english';
import remarkLintNoDuplicateHeadingsInSection from 'remark-lint-no-duplicate-headings-in-section';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { nodesOf } from '../../../markdown/nodes';
import { bannedPhrases, housePhrases, patternOf, typography, universalClaims } from '../wordList';
import { lineAt, type PageRule } from './pages';

const patterns = [bannedPhrases, housePhrases, typography, universalClaims].flatMap((list) =>
  list.map(([phrases, fix]) => {
    return { pattern: patternOf(phrases), fix, isClaim: list === universalClaims };
  }),
);

/** Marks a claim about all cases as checked: `{/* claim: CatalogManager.dropCatalog *\/}`. */
const checkedClaim = /\{\/\*\s*claim:\s*\S[\s\S]*?\*\/\}/;

const structure = unified().use(remarkLintNoDuplicateHeadingsInSection).freeze();
const grammar = unified().use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();
const parser = new ParseEnglish();

/** The words of a paragraph, with a sign for each piece of code but a number. */
const wordsOf = (node: Nodes): string =>
  'children' in node
    ? node.children.map(wordsOf).join('')
    : node.type === 'text' || (node.type === 'inlineCode' && /^\d+$/.test(node.value))
      ? node.value
      : '§';

/** A page has plain American English and the site's typography, no unchecked claims about every case, and no heading twice in a section. */
export const checkProse: PageRule = (page, report) => {
  const { text, frontMatter, lines, version, markdown } = page;
  const check = (line: number, words: string, mayClaim: boolean): void => {
    for (const { pattern, fix, isClaim } of patterns) {
      const match = isClaim && mayClaim ? null : pattern.exec(words);
      if (match !== null) {
        const message = `"${match[0].trim()}" isn't how this site says it. ${fix}`;
        // A claim is checked in each place.
        report(line + lineAt(words, match.index) - 1, message, isClaim ? undefined : message);
      }
    }
  };
  for (const field of ['title', 'description']) {
    check(lines[field] ?? 1, `# ${frontMatter[field] ?? ''}`, true);
  }
  if (markdown.error) {
    return;
  }
  const file = new VFile({ path: page.file, value: text });
  structure.runSync(markdown.tree, file);
  // Words in different elements, such as those of a drawing, aren't a sentence.
  const sentences = toNlcst(markdown.tree, file, parser, { source: ['mdxJsxTextElement'] });
  grammar.runSync(sentences, file);
  for (const node of nodesOf(markdown.tree, 'paragraph', 'heading', 'tableCell')) {
    const { position } = node;
    const [source = ''] = /^.*/.exec(text.slice(position?.end.offset)) ?? [];
    const around = text.slice(position?.start.offset, position?.end.offset) + source;
    // Posts tell stories, pages of the documentation state facts.
    const mayClaim = version === undefined || checkedClaim.test(around);
    const start = node.type === 'heading' ? '# ' : '';
    check(position?.start.line ?? 1, start + wordsOf(node), mayClaim);
  }
  for (const { line = 1, reason } of file.messages) {
    report(line, `${reason.replaceAll('`', '"')}. Write it another way.`);
  }
};
