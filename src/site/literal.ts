/** Maximum length of a line. */
const lineLength = 80;

/** Formats a JSON value. It splits the outermost object, and values that don't fit on a line.
 * @param depth columns of indentation.
 * @param taken columns before the value on its line.
 */
export function literal(value: unknown, depth = 0, taken = 0): string {
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value);
  }
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const items = Object.entries(value).map(([name, item]) => {
    const key = Array.isArray(value) ? '' : `${JSON.stringify(name)}: `;
    return key + literal(item, depth + 2, key.length);
  });
  const flat = `${open}${items.join(', ')}${close}`;
  const before = depth + taken;
  const fits = before > 0 && !flat.includes('\n') && before + flat.length < lineLength;
  const lines = items.join(',\n').replace(/^(?=.)/gm, '  ');
  return fits || items.length === 0 ? flat : `${open}\n${lines}\n${close}`;
}

/** Formats JSON. Returns other texts unchanged. */
export function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const jsonTokens = /("(?:[^"\\]|\\.)*")(:?)|(-?\d[\d.eE+-]*)|(true|false|null)/g;

/** Longer texts aren't colored, because thousands of colored objects would freeze the page. */
const longestColored = 100_000;

/** Splits JSON, or any other text, into parts with the classes of their colors. */
export function jsonParts(json: string): (readonly [text: string, color?: string])[] {
  const parts: (readonly [text: string, color?: string])[] = [];
  let end = 0;
  const tokens = json.length > longestColored ? [] : json.matchAll(jsonTokens);
  for (const { index, 0: token, 1: string, 2: colon, 3: number } of tokens) {
    const kind = colon ? 'property' : string ? 'string' : number ? 'number' : 'keyword';
    parts.push([json.slice(end, index)], [token, `code-${kind}`]);
    end = index + token.length;
  }
  return [...parts, [json.slice(end)]];
}
