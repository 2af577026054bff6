import { Prism } from 'prism-react-renderer';
import { languages } from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import { codeTokens } from '../../site/content';
import { escapeHtml } from '../shared/text';
import { type CodeBlockInput, type CodeBlockOptions, codeBlockOptions } from './metadata';

// The Prism of the framework's own blocks of code, with the languages of the site. No reader downloads any of it.
loadLanguages(
  `bash c cpp csharp css diff docker ebnf go graphql groovy http ini java javascript json jsx julia kotlin markdown markup
   php properties python ruby rust scala sql swift toml tsx typescript yaml`.split(/\s+/),
);
Object.assign(Prism.languages, languages);

/** Names of the languages, and their aliases. */
export const codeLanguages: readonly string[] = Object.keys(Prism.languages);

type Token = InstanceType<typeof Prism.Token>;
type TokenStream = Parameters<typeof Prism.Token.stringify>[0];

interface Run {
  text: string;
  className: string | undefined;
}

const classes = new Map<string, string>(
  Object.entries(codeTokens).flatMap(([name, types]) => types.map((type) => [type, name])),
);

const classOf = ({ type, alias }: Token): string | undefined =>
  [type, alias]
    .flat()
    .map((name) => name && classes.get(name))
    .find(Boolean);

/** Splits tokens at line breaks. Neighbors of one color and white space are joined: a third of the elements is left. */
function addToLines(lines: Run[][], breaks: RegExp, stream: TokenStream, className?: string) {
  if (Array.isArray(stream)) {
    for (const part of stream) {
      addToLines(lines, breaks, part, className);
    }
  } else if (typeof stream !== 'string') {
    addToLines(lines, breaks, stream.content, classOf(stream) ?? className);
  } else {
    for (const [index, text] of stream.split(breaks).entries()) {
      const line = index === 0 ? lines.at(-1) : undefined;
      const last = line?.at(-1);
      if (last !== undefined && (last.className === className || /^\s*$/.test(text))) {
        last.text += text;
      } else if (line === undefined) {
        lines.push([{ text, className }]);
      } else {
        line.push({ text, className });
      }
    }
  }
  return lines;
}

const htmlOf = ({ text, className }: Run): string =>
  className === undefined || text === ''
    ? escapeHtml(text)
    : `<span class="code-${className}">${escapeHtml(text)}</span>`;

/** Returns colored code as HTML. Only numbered or marked lines get elements of their own. */
export function highlight({
  code,
  language,
  lineNumbersStart,
  markedLines,
}: CodeBlockOptions): string {
  const grammar = Prism.languages[language];
  const tokens = grammar === undefined ? code : Prism.tokenize(code, grammar);
  const hasLines = lineNumbersStart !== undefined || markedLines.length > 0;
  const lines = addToLines([[]], hasLines ? /\n/ : /(?!)/, tokens);
  const html = lines.map((line) => line.map(htmlOf).join(''));
  if (!hasLines) {
    return html.join('');
  }
  return html
    .map((line, index) => {
      const mark = markedLines.includes(index) ? ' theme-code-block-highlighted-line' : '';
      const number =
        lineNumbersStart === undefined ? '' : ` data-line="${lineNumbersStart + index}"`;
      const end = index < html.length - 1 ? '\n' : '';
      return `<span class="code-line${mark}"${number}>${line}${end}</span>`;
    })
    .join('');
}

/** Colors code that is in data, as `rehypeCodeBlocks` colors that of a fence. @throws Error naming a range of lines that can't be read. */
export const highlightedCode = (input: CodeBlockInput): string =>
  highlight(codeBlockOptions(input));
