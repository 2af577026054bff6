/** How a language writes JSON values. */
interface LiteralStyle {
  string: (text: string) => string;
  key: (name: string) => string;
  /** What it calls `true`, `false`, and `null`, where it has other words. */
  words: Readonly<Record<string, string>>;
  indent: string;
  trailingComma: boolean;
  /** Space inside the braces of an object on one line. */
  bracePadding: string;
}

const doubleQuoted = (text: string): string => JSON.stringify(text);
const singleQuoted = (text: string): string =>
  `'${doubleQuoted(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

export const json: LiteralStyle = {
  words: {},
  string: doubleQuoted,
  key: doubleQuoted,
  indent: '  ',
  trailingComma: false,
  bracePadding: '',
};

export const javaScript: LiteralStyle = {
  words: {},
  string: singleQuoted,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : singleQuoted(name)),
  indent: '  ',
  trailingComma: true,
  bracePadding: ' ',
};

export const python: LiteralStyle = {
  string: doubleQuoted,
  key: doubleQuoted,
  words: { true: 'True', false: 'False', null: 'None' },
  indent: '    ',
  trailingComma: true,
  bracePadding: '',
};

/** Longest line that is written in one. */
const lineLength = 80;

/** Lists the elements of an array or the entries of an object, each written by `write`. */
function parts(
  value: object,
  style: LiteralStyle,
  write: (item: unknown, taken: number) => string,
): string[] {
  if (Array.isArray(value)) {
    return value.map((item) => write(item, 0));
  }
  return Object.entries(value).map(([name, item]) => {
    const key = `${style.key(name)}: `;
    return key + write(item, key.length);
  });
}

/** Writes a JSON value as a literal on one line. */
function flatLiteral(value: unknown, style: LiteralStyle): string {
  if (typeof value === 'string') {
    return style.string(value);
  }
  if (typeof value !== 'object' || value === null) {
    return style.words[String(value)] ?? String(value);
  }
  const items = parts(value, style, (item) => flatLiteral(item, style)).join(', ');
  const padding = items === '' ? '' : style.bracePadding;
  return Array.isArray(value) ? `[${items}]` : `{${padding}${items}${padding}}`;
}

/**
 * Writes a JSON value as a literal. The outermost object is broken into its fields, and so is what doesn't fit into a line.
 *
 * @param depth columns that the lines are indented by.
 * @param taken columns before the value on its own line.
 */
export function literal(value: unknown, style: LiteralStyle, depth = 0, taken = 0): string {
  const flat = flatLiteral(value, style);
  const isOutermost = depth === 0 && taken === 0;
  if (typeof value !== 'object' || value === null || flat.length <= 2) {
    return flat;
  }
  if (!isOutermost && depth + taken + flat.length < lineLength) {
    return flat;
  }
  const inner = depth + style.indent.length;
  const items = parts(value, style, (item, key) => literal(item, style, inner, key));
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const end = style.trailingComma ? ',' : '';
  return `${open}\n${items.map((item) => indent(item, style.indent)).join(',\n')}${end}\n${close}`;
}

/** Indents every line of a text. */
export const indent = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : by + line))
    .join('\n');

/** Sets JSON out line by line; anything else stays as it is. */
export function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
