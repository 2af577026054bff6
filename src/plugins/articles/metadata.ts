import { content } from '../../site/content';

/** What a code block shows, read from its fence. */
export interface CodeBlockOptions {
  /** The code without its magic comments and without a last line break. */
  code: string;
  language: string;
  title?: string;
  /** The first line's number; without it lines aren't numbered. */
  lineNumbersStart?: number;
  /** Indexes of the lines that a writer marks. */
  markedLines: readonly number[];
}

/** What a writer gives: the code, its language, and the rest of the fence's first line. */
export interface CodeBlockInput {
  code: string;
  language?: string;
  metastring?: string;
}

/** A line that is nothing but a comment, in one of the supported languages. */
const comment = /^(?:\/\/|\{?\/\*|#|--|;|%|<!--)\s*(.*?)\s*(?:\*\/\}?|-->)?$/;

/** Reads a set of lines such as `1,3-5`. @throws Error naming the range when an end is not a line from 1 or lies before its start. */
function parseLineRange(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [, first = '', last = first] = /^(\d+)(?:-(\d+))?$/.exec(part.trim()) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (first === '' || from < 1 || to < from) {
      throw new Error(
        `"{${range}}" isn’t a range of lines: write lines from 1, as in {1,4-6}. The part "${part}" is wrong.`,
      );
    }
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** Takes out the comments that mark lines, and finds the lines that they mark. */
function readMagicComments(code: string): Pick<CodeBlockOptions, 'code' | 'markedLines'> {
  const kept: string[] = [];
  const markedLines: number[] = [];
  let isInBlock = false;
  let isNext = false;
  for (const line of code.split('\n')) {
    const text = comment.exec(line.trim())?.[1] ?? '';
    if (text === 'highlight-next-line') {
      isNext = true;
    } else if (/^highlight-(?:start|end)$/.test(text)) {
      isInBlock = text === 'highlight-start';
    } else {
      if (isInBlock || isNext) {
        markedLines.push(kept.length);
      }
      isNext = false;
      kept.push(line);
    }
  }
  return { code: kept.join('\n'), markedLines };
}

/**
 * Reads a code block as the framework does. One without a language is SQL (specification §9).
 * @throws Error naming a range that can't be read, or live code.
 */
export function codeBlockOptions(input: CodeBlockInput): CodeBlockOptions {
  const { metastring = '' } = input;
  const language = (input.language ?? content.defaultCodeLanguage).toLowerCase();
  if (/(?:^|\s)live(?:\s|$)/.test(metastring)) {
    // Running readers' code would need `eval`, which the policy forbids, and a compiler in the page.
    throw new Error(
      'The site runs no live code: take "live" out, or import a component that does it.',
    );
  }
  const text = input.code.replaceAll('\r\n', '\n').replace(/\n$/, '');
  const [written = '', , title] = /\btitle=(["'])(.*?)\1/.exec(metastring) ?? [];
  const [, range] = /\{([\d,\s-]+)\}/.exec(metastring.replace(written, '')) ?? [];
  const [isNumbered, start = 1] = /\bshowLineNumbers(?:=(\d+))?/.exec(metastring) ?? [];
  return {
    ...(range === undefined
      ? readMagicComments(text)
      : { code: text, markedLines: parseLineRange(range).map((line) => line - 1) }),
    language,
    title: title || undefined,
    lineNumbersStart: isNumbered === undefined ? undefined : Number(start),
  };
}
