import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parse, parseDocument } from 'yaml';
import type { ZodType } from 'zod';

/** Front matter of a post or a page of the documentation. */
export interface PageSource {
  /** Path below the site, such as `blog/2024-06-05-gravitino-spark-connector/index.md`. */
  file: string;
  /** Dates are strings, as in YAML 1.2, so that checks see what was written. */
  frontMatter: Record<string, unknown>;
  /** Line of each field in the file, counted from 1. */
  lines: Record<string, number>;
  /** Why the front matter can't be read. */
  problem?: { line: number; message: string };
}

const quote = 'Quote values that contain ": " or begin with a special character, such as * or &.';

/** Finds values that the build reads as something else: a date, or a text that ends at a comment. */
function misreading(name: string, value: Node): string | undefined {
  const entries = (isSeq<Node>(value) ? value.items : [value])
    .filter((entry) => isScalar(entry))
    .filter((entry) => entry.type === 'PLAIN' && typeof entry.value === 'string');
  const isDate = name === 'date' || name === 'last_update';
  const day = entries.find((entry) => /^\d{4}-\d{2}-\d{2}(?:$|[ T]\d)/.test(String(entry.value)));
  if (day !== undefined && !isDate) {
    return `"${name}" contains the date ${day.value} instead of a text. Write it in quotes: "${day.value}".`;
  }
  const cut = entries.find(({ comment }) => /^\S/.test(comment ?? ''));
  return cut && `"${name}" ends before the comment "#${cut.comment}". Write the value in quotes.`;
}

/** Reads the front matter of a post or a page. */
export function readSource(file: string, text: string): PageSource {
  const source: PageSource = { file, frontMatter: {}, lines: {} };
  const report = (line: number, message: string) => ({ ...source, problem: { line, message } });
  const [, block] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  if (block === undefined) {
    const fix = 'Begin the file with a line "---", the fields, and another line "---".';
    return report(1, `The file has no front matter. ${fix}`);
  }
  const lineCounter = new LineCounter();
  const lineAt = (offset = 0): number => lineCounter.linePos(offset).line + 1;
  const document = parseDocument(block, { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) {
    const [name] = /^[^\s:]+/.exec(block.slice(error.pos[0])) ?? [];
    const problem =
      error.code === 'DUPLICATE_KEY'
        ? `the field "${name}" is there twice. Take one of them out.`
        : `${error.message}. ${quote}`;
    const message = `The front matter isn’t valid YAML: ${problem}`;
    return report(lineAt(error.pos[0]), message);
  }
  if (!isMap<Node>(document.contents)) {
    return report(2, 'The front matter must be lines of the form "field: value".');
  }
  const fields = new Map<string, unknown>();
  for (const { key, value } of document.contents.items) {
    const name = String(isScalar(key) ? key.value : key);
    const line = lineAt(key.range?.[0]);
    source.lines[name] = line;
    try {
      const field: unknown = isNode(value) ? value.toJS(document) : value;
      JSON.stringify(field); // throws if a value contains itself
      fields.set(name, field);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message.split('\n')[0] : cause;
      return report(line, `"${name}" can't be read: ${reason}. ${quote}`);
    }
    const problem = isNode(value) && misreading(name, value);
    if (problem) {
      return report(line, problem);
    }
  }
  return { ...source, frontMatter: Object.fromEntries(fields) };
}

/** Parses YAML that has a schema. @throws Error with the file, the path, and the reason of each problem. */
export function parseYaml<Data>(file: string, text: string, schema: ZodType<Data>): Data {
  const document = parseDocument(text);
  const read = schema.safeParse(document.errors.length > 0 ? {} : (document.toJS() ?? {}));
  const invalid = (read.error?.issues ?? []).map(({ path, message }) => [...path, message]);
  const problems = document.errors.length > 0 ? document.errors.map(String) : invalid;
  if (read.data === undefined || problems.length > 0) {
    const reasons = problems.map((problem) => [file, problem].flat().join(': '));
    throw new Error(reasons.join('\n'));
  }
  return read.data;
}

/** Lists the keys of a YAML mapping. @throws Error naming the file if it isn’t valid YAML. */
export function keysOf(file: string, text: string): string[] {
  try {
    return Object.keys(parse(text) ?? {});
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Checks whether a build publishes a page or post: it isn’t a draft, and its date, which begins at midnight UTC, has come. */
export function isPublished({ draft, date }: PageSource['frontMatter'], now: Date): boolean {
  const day = date instanceof Date ? date.toISOString() : String(date ?? '');
  return draft !== true && day.slice(0, 10) <= now.toISOString().slice(0, 10);
}
