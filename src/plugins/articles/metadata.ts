import { content, magicComments } from '../../site/content';

/** What a code block shows, read from its fence. */
export interface CodeBlockOptions {
  /** The code without its magic comments and without a last line break. */
  code: string;
  language: string;
  title?: string;
  /** The first line's number; without it lines aren't numbered. */
  lineNumbersStart?: number;
  /** Classes of lines, by index from 0. */
  lineClassNames: Record<number, string[]>;
}

/** What a writer gives: the code, its language, and the rest of the fence's first line. */
export interface CodeBlockInput {
  code: string;
  language?: string;
  metastring?: string;
}

/** A line that is nothing but a comment, in one of the supported languages. */
const comment = /^(?:\/\/|\{?\/\*|#|--|;|%|<!--)\s*(.*?)\s*(?:\*\/\}?|-->)?$/;

const directives = new Set<string>(
  magicComments.flatMap(({ line, block }) => [line, block.start, block.end]),
);

function directiveOf(line: string): string | undefined {
  const text = comment.exec(line.trim())?.[1] ?? '';
  return directives.has(text) ? text : undefined;
}

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

function withoutMagicComments(code: string): Pick<CodeBlockOptions, 'code' | 'lineClassNames'> {
  const kept: string[] = [];
  const lineClassNames: Record<number, string[]> = {};
  const open = new Set<string>();
  const next = new Set<string>();
  for (const line of code.split('\n')) {
    const directive = directiveOf(line);
    if (directive === undefined) {
      const marks = [...open, ...[...next].filter((mark) => !open.has(mark))];
      if (marks.length > 0) {
        lineClassNames[kept.length] = marks;
      }
      next.clear();
      kept.push(line);
      continue;
    }
    for (const { className, line: single, block } of magicComments) {
      if (directive === single) {
        next.add(className);
      } else if (directive === block.start) {
        open.add(className);
      } else if (directive === block.end) {
        open.delete(className);
      }
    }
  }
  return { code: kept.join('\n'), lineClassNames };
}

/** Marks the lines that a diff adds or takes away, so that more than color of the text tells them apart. */
function markDiff({ code, lineClassNames }: Pick<CodeBlockOptions, 'code' | 'lineClassNames'>) {
  for (const [index, line] of code.split('\n').entries()) {
    if (/^[+-]/.test(line) && !/^(\+\+\+|---)/.test(line)) {
      const mark = line.startsWith('+') ? 'code-line-inserted' : 'code-line-deleted';
      lineClassNames[index] = [...(lineClassNames[index] ?? []), mark];
    }
  }
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
  const marked =
    range === undefined
      ? withoutMagicComments(text)
      : {
          code: text,
          lineClassNames: Object.fromEntries(
            parseLineRange(range).map((line) => [line - 1, [magicComments[0].className]]),
          ),
        };
  if (language === 'diff') {
    markDiff(marked);
  }
  return {
    ...marked,
    language,
    title: title || undefined,
    lineNumbersStart: isNumbered === undefined ? undefined : Number(start),
  };
}
