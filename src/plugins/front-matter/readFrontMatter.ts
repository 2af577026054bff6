import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** Front matter of a Markdown file, with the place of every field. */
export interface FrontMatter {
  fields: Record<string, unknown>;
  /** Line of each field in the file, from 1. */
  lines: Record<string, number>;
}

const quote = 'Quote a value that holds ": " or begins with *, & or another sign of YAML.';

/** Fields that hold a day. */
const dayFields = ['date', 'last_update'];

/** Says where the build would read something else than was written: a day, or a text up to a comment. */
function misreading(name: string, value: Node): string | undefined {
  const values = isSeq<Node>(value) ? value.items : [value];
  for (const entry of values) {
    if (!isScalar(entry) || entry.type !== 'PLAIN' || typeof entry.value !== 'string') {
      continue;
    }
    if (/^\d{4}-\d{2}-\d{2}(?:$|[ T]\d)/.test(entry.value) && !dayFields.includes(name)) {
      return `"${name}" has the day ${entry.value}, which isn’t a text. Write it in quotes: "${entry.value}".`;
    }
    if (/^\S/.test(entry.comment ?? '')) {
      return `"${name}" ends before "#${entry.comment}", which is a comment. Write the value in quotes.`;
    }
  }
  return undefined;
}

/** Says that a front matter can't be read, and where. */
export class FrontMatterError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads the front matter of a Markdown text. Days stay text, as YAML 1.2 has it, so that a check sees what was written.
 *
 * @throws FrontMatterError when the file has no front matter, when it isn’t a mapping, or when a value refers to nothing or to itself.
 */
export function readFrontMatter(text: string): FrontMatter {
  const block = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text)?.[1];
  if (block === undefined) {
    throw new FrontMatterError(
      1,
      'The file has no front matter. Begin it with a line "---", the fields, and another line "---".',
    );
  }
  const counter = new LineCounter();
  /** Line of the file, of which the block begins on the second. */
  const lineAt = (offset: number): number => counter.linePos(offset).line + 1;
  const document = parseDocument(block, { lineCounter: counter, prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) {
    throw new FrontMatterError(
      lineAt(error.pos[0]),
      `The front matter isn’t valid YAML: ${error.message}. ${quote}`,
    );
  }
  if (!isMap(document.contents)) {
    throw new FrontMatterError(2, 'The front matter must be lines of the form "field: value".');
  }
  const fields: [string, unknown][] = [];
  const lines: Record<string, number> = {};
  for (const { key, value } of document.contents.items) {
    const name = String(isScalar(key) ? key.value : key);
    const line = lineAt(isNode(key) ? (key.range?.[0] ?? 0) : 0);
    lines[name] = line;
    const problem = isNode(value) ? misreading(name, value) : undefined;
    if (problem !== undefined) {
      throw new FrontMatterError(line, problem);
    }
    try {
      const field: unknown = isNode(value) ? value.toJS(document) : value;
      // Throws where a value contains itself.
      JSON.stringify(field);
      fields.push([name, field]);
    } catch (cause) {
      throw new FrontMatterError(
        line,
        `"${name}" can't be read: ${cause instanceof Error ? cause.message.split('\n')[0] : cause}. ${quote}`,
      );
    }
  }
  return { fields: Object.fromEntries(fields), lines };
}
