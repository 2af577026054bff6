import { closing, tokenAt } from './javaTokens.mjs';

/** @typedef {import('./javaTokens.mjs').Token} Token */

/**
 * A text of the source that a user can see, `%s` for what is filled in, and the method that throws, logs, or prints it.
 *
 * @typedef {{ message: string, method: string, file: string }} Message
 */

/** The names of Java's placeholders: `%s`, `%d`, `{}`, `{0}`. */
const placeholders = /%(?:\d+\$)?[sdn]|\{\d*\}/g;

/** @param {string} text */
const template = (text) => text.replace(placeholders, '%s').replace(/\s+/g, ' ').trim();

/** A text with at least two words, or the name of an exception or error code. @param {string} text */
const isMessage = (text) => /\w\S*\s+\S*\w/.test(text.replaceAll('%s', ' '));

/** The index after an operand of `+`. @param {Token[]} tokens @param {number} start */
function afterOperand(tokens, start) {
  let index = start;
  for (; index < tokens.length; index += 1) {
    const { kind, text } = tokenAt(tokens, index);
    if (kind !== 'sign') continue;
    if (text === '(' || text === '[' || text === '{') index = closing(tokens, index);
    else if ([')', ']', '}', ',', ';', '+', ':', '?'].includes(text)) break;
  }
  return index;
}

/**
 * Every text in a range of tokens; literals and values joined by `+` are one text.
 *
 * @param {Token[]} tokens
 * @returns {string[]}
 */
export function textsIn(tokens) {
  const texts = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const first = tokenAt(tokens, index);
    if (first.kind !== 'string') continue;
    let text = tokenAt(tokens, index - 1).text === '+' ? `%s${first.value}` : `${first.value}`;
    while (tokenAt(tokens, index + 1).text === '+') {
      const next = tokenAt(tokens, index + 2);
      if (next.kind === 'string') {
        text += next.value;
        index += 2;
      } else {
        text += '%s';
        index = afterOperand(tokens, index + 2) - 1;
      }
    }
    texts.push(template(text));
  }
  return texts;
}

/** Names in a range of tokens. @param {Token[]} tokens */
const namesIn = (tokens) =>
  new Set(tokens.filter(({ kind }) => kind === 'name').map(({ text }) => text));

/**
 * Lists the messages of Java sources. A constant belongs to the method or the setting that names it, and is left out when none
 * does. Methods that nothing calls are left out, too.
 *
 * @param {import('./javaModel.mjs').JavaModel} model
 * @returns {Message[]}
 */
export function javaMessages({ types }) {
  /** @type {Map<string, number>} */
  const mentions = new Map();
  for (const { tokens, outer } of types) {
    if (outer) continue;
    for (const { kind, text } of tokens)
      if (kind === 'name') mentions.set(text, (mentions.get(text) ?? 0) + 1);
  }
  /** @type {Message[]} */
  const found = [];
  /** @type {{ name: string, file: string, texts: string[] }[]} */
  const constants = [];
  /** @type {{ method: string, names: Set<string>, file: string }[]} */
  const methods = [];
  for (const type of types) {
    for (const [name, overloads] of type.methods) {
      const isConstructor = name === type.name;
      if (!isConstructor && (mentions.get(name) ?? 0) < 2 && name !== 'main') continue;
      const method = `${type.name}.${isConstructor ? 'new' : name}`;
      for (const { body } of overloads) {
        methods.push({ method, names: namesIn(body), file: type.path });
        for (const message of textsIn(body)) found.push({ message, method, file: type.path });
      }
    }
    for (const [name, value] of type.fields) {
      constants.push({ name, file: type.path, texts: textsIn(value) });
      methods.push({ method: `${type.name}.${name}`, names: namesIn(value), file: type.path });
    }
    for (const [name, args] of type.constants)
      constants.push({ name, file: type.path, texts: [name, ...args.flatMap(textsIn)] });
  }
  for (const { name, file, texts } of constants) {
    if (texts.length === 0) continue;
    const users = methods.filter(({ names }) => names.has(name));
    const user = users.find((one) => one.file === file) ?? users[0];
    if (user) for (const message of texts) found.push({ message, method: user.method, file });
  }
  for (const { method, names, file } of methods)
    for (const name of names)
      if (/^[A-Z]\w+Exception$/.test(name)) found.push({ message: name, method, file });
  return found;
}

/** Where a function, target, or task of another language begins. */
const heads =
  /^\s*(?:def\s+(\w+)|(?:export\s+)?(?:async\s+)?function\s+(\w+)|(\w+)\s*\(\)\s*\{|(?:export\s+)?const\s+(\w+)\s*=\s*(?:async\s*)?\()/;

/** Literals of shell, Python, Kotlin, and JavaScript; those next to each other are one text. */
const literals =
  /(?:\b[rfbu]{1,2})?"((?:[^"\\\n]|\\.)*)"|(?:\b[rfbu]{1,2})?'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** Text between tags, which a page of the web UI shows. */
const tagText = />([^<>{}\n]*\w[^<>{}\n]*)</g;

/**
 * The messages of scripts, the Python client, the build, and the web UI.
 *
 * @param {Map<string, string>} files by path
 * @returns {Message[]}
 */
export function scriptMessages(files) {
  /** @type {Message[]} */
  const found = [];
  for (const [file, text] of files) {
    let method = file.slice(file.lastIndexOf('/') + 1);
    const methodAt = text.split('\n').map((line) => {
      const [, ...names] = heads.exec(line) ?? [];
      method = names.find(Boolean) ?? method;
      return method;
    });
    let end = -1;
    let line = 0;
    let read = 0;
    for (const match of text.matchAll(literals)) {
      const [all, double, single, back] = match;
      const value = (double ?? single ?? back ?? '')
        .replace(/\$\{[^}]*\}|\$\w+|\{[^{}]*\}/g, '%s')
        .replace(/\\(["'`])/g, '$1');
      const last = found.at(-1);
      if (last && end >= 0 && /^[\s+\\]*$/.test(text.slice(end, match.index)))
        last.message = template(`${last.message} ${value}`);
      else {
        while (read < match.index) if (text[read++] === '\n') line += 1;
        found.push({ message: template(value), method: methodAt[line] ?? method, file });
      }
      end = match.index + all.length;
    }
    if (/\.[jt]sx?$/.test(file))
      for (const [, value = ''] of text.matchAll(tagText))
        found.push({ message: template(value), method, file });
  }
  return found;
}

/** Parts of a pattern; `null` is any text. @param {string} text @returns {(string | null)[]} */
const parts = (text) =>
  text
    .split(/\s*(…|\.\.\.|%s)\s*/)
    .filter(Boolean)
    .flatMap((part) => (/^(?:…|\.\.\.|%s)$/.test(part) ? [null] : [...part]));

/** A quotation without what looks like a value: keys, addresses, names in code's spelling or in quotes. @param {string} text */
const withoutValues = (text) =>
  text.replace(/\S*\w[._-]\S*\w\S*|\b[a-z]+[A-Z]\S*|\S*\d\S*|'[^' ]+'/g, '…');

/** Long words, by which most texts are known to differ. @param {string} text */
const wordsOf = (text) => text.match(/[A-Za-z]{4,}/g) ?? [];

/** The share of a quotation's letters that the source must have literally; the rest are values. */
const leastShare = 0.5;

/** The share of its longer words. */
const leastWords = 0.75;

/**
 * Whether a message of the source can read as a page quotes it. Either side may hold anything where the other has a value, and the
 * quotation may leave out the beginning and the end.
 *
 * @param {string} quoted with `…` or `...` for values
 * @param {string} message with `%s` for values
 */
export function isQuoted(quoted, message) {
  if (!isMessage(quoted)) return quoted === message;
  const known = new Set(wordsOf(message));
  const words = wordsOf(withoutValues(quoted));
  if (words.filter((word) => known.has(word)).length < words.length * leastWords) return false;
  const a = [null, ...parts(quoted), null];
  const b = [null, ...parts(message), null];
  // The most letters that both sides have in common, for each pair of beginnings; -1 where the sides contradict each other.
  let row = Array.from({ length: b.length + 1 }, () => -1);
  for (let i = 0; i <= a.length; i += 1) {
    const next = Array.from({ length: b.length + 1 }, () => -1);
    for (let j = 0; j <= b.length; j += 1) {
      if (i === 0 && j === 0) {
        next[0] = 0;
        continue;
      }
      const left = a[i - 1];
      const right = b[j - 1];
      let best = -1;
      if (i > 0 && (left === null || right === null)) best = row[j] ?? -1;
      if (j > 0 && (left === null || right === null)) best = Math.max(best, next[j - 1] ?? -1);
      if (i > 0 && j > 0 && left !== null && left === right) {
        const before = row[j - 1] ?? -1;
        if (before >= 0) best = Math.max(best, before + 1);
      }
      next[j] = best;
    }
    row = next;
  }
  const letters = parts(withoutValues(quoted)).filter((part) => part !== null).length;
  return (row[b.length] ?? -1) >= Math.max(7, letters * leastShare);
}
