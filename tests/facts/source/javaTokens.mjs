/**
 * Java text as tokens, comments left out.
 *
 * @typedef {{ kind: 'name' | 'string' | 'number' | 'char' | 'sign', text: string, value?: string | number }} Token
 */

const pattern =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)+)'|([A-Za-z_$][\w$]*)|(0[xX][0-9a-fA-F_]+[lL]?|\d[\d_]*(?:\.\d+)?[lLfFdD]?)|(->|::|[^\s])/gy;

/** @type {Record<string, string>} */
const escapes = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', 0: '\0' };

/** The value of a Java string literal's inside. @param {string} text */
function unescaped(text) {
  return text.replace(/\\(u[0-9a-fA-F]{4}|.)/g, (_, code) =>
    code.length === 5
      ? String.fromCharCode(Number.parseInt(code.slice(1), 16))
      : (escapes[code] ?? code),
  );
}

/** @param {string} text @returns {Token[]} */
export function tokenize(text) {
  /** @type {Token[]} */
  const tokens = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [all, string, char, name, number, sign] = match;
    if (string !== undefined) tokens.push({ kind: 'string', text: all, value: unescaped(string) });
    else if (char !== undefined) tokens.push({ kind: 'char', text: all, value: unescaped(char) });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else if (number !== undefined)
      tokens.push({ kind: 'number', text: all, value: Number(number.replace(/[_lLfFdD]/g, '')) });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
  }
  return tokens;
}

/** @type {Token} */
const end = { kind: 'sign', text: '' };

/**
 * The token at an index, or one without text past either end, so that a look ahead needs no test.
 *
 * @param {readonly Token[]} tokens
 * @param {number} index
 */
export const tokenAt = (tokens, index) => tokens[index] ?? end;

/** @type {Record<string, string>} */
const openers = { '(': ')', '{': '}', '[': ']' };

/** The index of the bracket that closes the one at `open`. @param {Token[]} tokens @param {number} open */
export function closing(tokens, open) {
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    const token = tokenAt(tokens, index);
    if (token.kind !== 'sign') continue;
    if (token.text in openers) depth += 1;
    else if (token.text === ')' || token.text === '}' || token.text === ']') {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  throw new Error(`A ${tokenAt(tokens, open).text} is never closed.`);
}

/**
 * Tokens cut at the commas that stand outside of brackets and generics.
 *
 * @param {Token[]} tokens
 * @returns {Token[][]}
 */
export function splitArguments(tokens) {
  const parts = [];
  let start = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const { kind, text } = tokenAt(tokens, index);
    if (kind !== 'sign') continue;
    if (text in openers) index = closing(tokens, index);
    else if (text === '<' && genericEnd(tokens, index) > 0) index = genericEnd(tokens, index);
    else if (text === ',') {
      parts.push(tokens.slice(start, index));
      start = index + 1;
    }
  }
  if (start < tokens.length) parts.push(tokens.slice(start));
  return parts;
}

/**
 * The index of the `>` that ends the type arguments at `open`, or -1 when the `<` is a comparison.
 *
 * @param {Token[]} tokens
 * @param {number} open
 */
export function genericEnd(tokens, open) {
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    const { kind, text } = tokenAt(tokens, index);
    if (kind === 'name') continue;
    if (text === '<') depth += 1;
    else if (text === '>') {
      depth -= 1;
      if (depth === 0) return index;
    } else if (!['.', ',', '?', '[', ']', '&', '@'].includes(text)) return -1;
  }
  return -1;
}

/** Tokens as one readable line. @param {Token[]} tokens */
export const textOf = (tokens) =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .replace(/ ?([.()[\],;]) ?/g, (_, sign) => (sign === ',' ? ', ' : sign));
