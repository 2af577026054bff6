import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageColumn } from '../../../src/site/reference';
import { rootDir } from '../paths';
import { type Finding, report } from './findings';
import { codeIn, type DocPage } from './pages';

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(join(rootDir, 'tests/facts/messages', `${name}.json`), 'utf8'));

/** Reads the quotations of a version with the source files that have them, as `tests/facts/messages.ts` writes them. */
export const readMessages = (version: string): Record<string, string> => read(version);

/** Reads the messages of other systems, such as drivers and browsers, that the source can't contain. */
export const readOtherSystems = (): { system: string; messages: string[] }[] =>
  read('other-systems');

/** A sentence, an exception, or an error code; a path, a key, a name, or a status on its own is not a message. */
const looksLikeMessage = (code: string): boolean =>
  /[A-Za-z]\S*\s+\S*[A-Za-z]/.test(code) ||
  /^(?:[A-Z]\w+(?:Exception|Error)|[A-Z]+_[A-Z_]+)$/.test(code);

/** Lists the messages that the error tables of a page quote. */
export const quotedMessages = (page: DocPage): { line: number; text: string }[] =>
  page.tables.flatMap(({ header, rows }) =>
    rows.flatMap(({ line, cells }) =>
      codeIn(cells[messageColumn(header)])
        .filter(looksLikeMessage)
        .map((text) => ({ line, text })),
    ),
  );

/** Finds quoted messages that the version can't show. */
export function checkMessages(page: DocPage, known: Readonly<Record<string, string>>): Finding[] {
  // What the source contains, but no request or start can produce.
  const unreachable =
    read<{ versions: string[]; message: string; reason: string }[]>('unreachable');
  const never = unreachable.filter(({ versions }) => versions.includes(page.version));
  const others = readOtherSystems().flatMap(({ messages }) => messages);
  return quotedMessages(page).flatMap(({ line, text }): Finding[] => {
    const reason = never.find(({ message }) => isQuoted(text, message))?.reason;
    if (reason === undefined && (others.includes(text) || (known[text] ?? '') !== '')) {
      return [];
    }
    const message =
      reason === undefined
        ? 'tests/facts/messages has no source for it. Quote the message as the source has it, and write the file again (tests/facts/README.md); a message of another system goes into other-systems.json.'
        : `Nothing can produce it: ${reason} Delete the row.`;
    return [report(page, 'unknown-message', text, line, message)];
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const lettersOf = (text: string) => text.replace(/[^A-Za-z]/g, '').length;

/**
 * Whether a message of the source, with `%s` for values, can read as a page quotes it. The quotation may give values, have `…` or
 * `...` for them, and leave out the beginning and the end.
 */
export function isQuoted(quoted: string, message: string): boolean {
  if (!/\w\S*\s+\S*\w/.test(quoted)) return quoted === message;
  const stated = quoted.split(/…|\.\.\./).map((part) => escaped(part.trim()));
  if (new RegExp(stated.join('.*')).test(message)) return true;
  const pieces = message.split('%s').map((part) => part.trim());
  const least = Math.max(7, lettersOf(quoted) * 0.75);
  return pieces.some((_, from) =>
    pieces.some((_, to) => {
      const part = pieces.slice(from, to + 1);
      return (
        lettersOf(part.join('')) >= least && new RegExp(part.map(escaped).join('.*')).test(quoted)
      );
    }),
  );
}
