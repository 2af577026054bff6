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

type Token = InstanceType<typeof Prism.Token>;
type TokenStream = Parameters<typeof Prism.Token.stringify>[0];

const classes = new Map<string, string>(
  Object.entries(codeTokens).flatMap(([name, types]) => types.map((type) => [type, name])),
);

interface Run {
  text: string;
  className: string | undefined;
}

function classOf(token: Token): string | undefined {
  const aliases = Array.isArray(token.alias) ? token.alias : [token.alias];
  return [token.type, ...aliases].map((type) => type && classes.get(type)).find(Boolean);
}

function* runs(stream: TokenStream, className?: string): Generator<Run> {
  if (typeof stream === 'string') {
    yield { text: stream, className };
  } else if (Array.isArray(stream)) {
    for (const part of stream) {
      yield* runs(part, className);
    }
  } else {
    yield* runs(stream.content, classOf(stream) ?? className);
  }
}

/** Joins neighbors of one color and white space: a third of the elements is left. */
function joined(parts: Iterable<Run>): Run[] {
  const result: Run[] = [];
  for (const { text, className } of parts) {
    const last = result.at(-1);
    if (last !== undefined && (last.className === className || /^\s*$/.test(text))) {
      last.text += text;
    } else {
      result.push({ text, className });
    }
  }
  return result;
}

/** Splits runs at line breaks; a break belongs to the line that it ends. */
function lines(parts: readonly Run[]): Run[][] {
  const result: Run[][] = [[]];
  for (const { text, className } of parts) {
    text.split('\n').forEach((piece, index) => {
      if (index > 0) {
        result.push([]);
      }
      if (piece !== '') {
        result.at(-1)?.push({ text: piece, className });
      }
    });
  }
  return result;
}

const html = ({ text, className }: Run): string =>
  className === undefined
    ? escapeHtml(text)
    : `<span class="code-${className}">${escapeHtml(text)}</span>`;

/** Returns colored code as HTML. Only numbered or marked lines get elements of their own. */
export function highlight({
  code,
  language,
  lineNumbersStart,
  lineClassNames,
}: CodeBlockOptions): string {
  const grammar = Prism.languages[language];
  const stream = grammar === undefined ? code : Prism.tokenize(code, grammar);
  const parts = joined(runs(stream));
  if (lineNumbersStart === undefined && Object.keys(lineClassNames).length === 0) {
    return parts.map(html).join('');
  }
  const all = lines(parts);
  return all
    .map((line, index) => {
      const className = ['code-line', ...(lineClassNames[index] ?? [])].join(' ');
      const number =
        lineNumbersStart === undefined ? '' : ` data-line="${lineNumbersStart + index}"`;
      const end = index < all.length - 1 ? '\n' : '';
      return `<span class="${className}"${number}>${line.map(html).join('')}${end}</span>`;
    })
    .join('');
}

/** Colors code that is in data, as `rehypeCodeBlocks` colors that of a fence. @throws Error naming a range of lines that can't be read. */
export const highlightedCode = (input: CodeBlockInput): string =>
  highlight(codeBlockOptions(input));
