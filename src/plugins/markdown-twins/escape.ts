/** What Markdown reads as a mark wherever it stands: backslashes, emphasis, code, links, HTML, references, deletions. */
const marks =
  /\\(?=[!-/:-@[-`{-~])|[*`[~]|_(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])_|<(?=[!/?A-Za-z])|&(?=[#A-Za-z])|(?<=\])\(/gu;
/** What GitHub's Markdown makes a link of: `http://`, `www.` and addresses of mail. */
const links = /(?<=[ps]):(?=\/)|(?<=[Ww])\.(?=[\w.-])|(?<=[+\-.\w])@(?=[-.\w])/g;
/** What begins a heading, a quote, a rule, a table or a list at the start of a line. */
const lineStarts = /^(?:[#=>]|[+-](?=[ \t-]|$)|\|(?=[\t :-])|:(?=-))/gm;
const listNumbers = /^(\d+)([.)])(?=\s|$)/gm;

/** Most texts have none of these: that is told a good deal sooner than what is to be escaped. */
const anyMark = /[\\*`[~_<&(]/;
const anyLink = /:\/|[Ww]\.|@/;

const escapeMarks = (text: string): string =>
  anyMark.test(text) ? text.replace(marks, '\\$&') : text;

/** Escapes what Markdown would read as marks in a text. */
export function escapeText(text: string): string {
  const escaped = escapeMarks(text);
  return anyLink.test(escaped) ? escaped.replace(links, '\\$&') : escaped;
}

/** Escapes the text of a link, in which there are no other links. */
export const escapeLabel = (text: string): string => escapeMarks(text).replaceAll(']', '\\]');

/** Escapes what Markdown would read as the start of another block in a paragraph. */
export const escapeLineStarts = (paragraph: string): string =>
  paragraph.replace(lineStarts, '\\$&').replace(listNumbers, '$1\\$2');

/** Writes an address as the target of a link or picture. */
export const destination = (url: string): string =>
  /[\0- \x7f]/.test(url)
    ? `<${url.replace(/[<>\\]/g, '\\$&').replace(/[\r\n]+/g, ' ')}>`
    : url.replace(/[()]|\\(?=[!-/:-@[-`{-~])|&(?=[#A-Za-z])/g, '\\$&');
