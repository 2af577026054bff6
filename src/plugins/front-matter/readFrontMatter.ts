import { isMap, LineCounter, parseDocument } from 'yaml';

/** Front matter of a Markdown file, with the place of every field. */
export interface FrontMatter {
  fields: Record<string, unknown>;
  /** Line of each field in the file, from 1. */
  lines: Record<string, number>;
  /** Line of the file at which the text below the front matter begins, from 1. */
  bodyLine: number;
  body: string;
}

/** Says that a front matter can't be read, and where. */
export class FrontMatterError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/**
 * Splits a Markdown text into front matter and body. Days stay text, as YAML 1.2 has it, so that a check sees what was
 * written.
 *
 * @throws FrontMatterError when there is none, or when it is no mapping.
 */
export function readFrontMatter(text: string): FrontMatter {
  const [whole, block] = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  if (whole === undefined || block === undefined) {
    throw new FrontMatterError(
      1,
      'The file has no front matter. Begin it with a line "---", the fields, and another line "---".',
    );
  }
  const counter = new LineCounter();
  const document = parseDocument(block, { lineCounter: counter });
  const [error] = document.errors;
  if (error !== undefined) {
    const { line } = counter.linePos(error.pos[0]);
    throw new FrontMatterError(
      line + 1,
      `The front matter is no YAML: ${error.message.split('\n')[0]} Quote values that hold ": ".`,
    );
  }
  const { contents } = document;
  if (!isMap(contents)) {
    throw new FrontMatterError(2, 'The front matter must be lines of the form "field: value".');
  }
  const lines: Record<string, number> = {};
  for (const { key } of contents.items) {
    const node = key as { value?: unknown; range?: [number, number, number] };
    lines[String(node.value)] = counter.linePos(node.range?.[0] ?? 0).line + 1;
  }
  return {
    fields: document.toJS(),
    lines,
    bodyLine: whole.split('\n').length,
    body: text.slice(whole.length),
  };
}
