import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageColumn } from '../../../src/site/reference';
import { isQuoted } from '../../facts/source/messages.mjs';
import { rootDir } from '../paths';
import type { Finding } from './checkKeys';
import { codeIn } from './contents';
import type { DocPage } from './pages';

/** A message that the error table of a page quotes. */
export interface QuotedMessage {
  /** Path in the repository and line. */
  where: string;
  text: string;
}

/** A message of the source: the words, and the method that throws, logs, or prints them. */
export interface MessageFact {
  message: string;
  method: string;
  file: string;
}

/** Messages of another system, such as a driver or a browser, that the source can't contain. */
export interface OtherSystem {
  system: string;
  messages: string[];
}

/** A message that the source contains but no request or start can produce. */
export interface UnreachableMessage {
  versions: string[];
  message: string;
  reason: string;
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(join(rootDir, 'tests/facts/messages', `${name}.json`), 'utf8'));

/** Reads the messages of a version, as `tests/facts/messages.ts` writes them. */
export const readMessages = (version: string): MessageFact[] => read(version);

/** Reads the messages of other systems. */
export const readOtherSystems = (): OtherSystem[] => read('other-systems');

/** Reads the messages that nothing can produce. */
export const readUnreachable = (): UnreachableMessage[] => read('unreachable');

/** A sentence, an exception, or an error code; a path, a key, a name, or a status on its own is not a message. */
const looksLikeMessage = (code: string): boolean =>
  /[A-Za-z]\S*\s+\S*[A-Za-z]/.test(code) ||
  /^(?:[A-Z]\w+(?:Exception|Error)|[A-Z]+_[A-Z_]+)$/.test(code);

/** Lists the messages that the error tables of a page quote. */
export function quotedMessages(page: DocPage): QuotedMessage[] {
  return page.tables.flatMap(({ header, rows }) => {
    const column = messageColumn(header);
    return column < 0
      ? []
      : rows.flatMap(({ line, cells }) =>
          codeIn(cells[column])
            .filter(looksLikeMessage)
            .map((text) => ({ where: `${page.file}:${line}`, text })),
        );
  });
}

/** The sentences of a message: the source may put it together from several texts. */
const sentencesOf = (text: string): string[] => text.split(/(?<=\w\.) (?=[A-Z])/);

/** Returns the messages of the source that a quotation consists of; none when a part of it isn't there. */
export function sourceOf(text: string, known: readonly MessageFact[]): MessageFact[] {
  const whole = known.find(({ message }) => isQuoted(text, message));
  if (whole !== undefined) {
    return [whole];
  }
  const found = sentencesOf(text).map((part) =>
    known.find(({ message }) => isQuoted(part, message)),
  );
  return found.flatMap((one) => (found.includes(undefined) || one === undefined ? [] : [one]));
}

/** Finds quoted messages that the source of the version doesn't throw, log, or print. */
export function checkMessages(
  page: DocPage,
  facts: readonly MessageFact[],
  others: readonly OtherSystem[],
  unreachable: readonly UnreachableMessage[],
): Finding[] {
  return quotedMessages(page).flatMap(({ where, text }): Finding[] => {
    const finding = (message: string): Finding[] => [
      { version: page.version, kind: 'unknown-message', subject: text, where, message },
    ];
    const never = unreachable.find(
      ({ versions, message }) => versions.includes(page.version) && isQuoted(text, message),
    );
    if (never !== undefined) {
      return finding(`Nothing can produce it: ${never.reason} Delete the row.`);
    }
    const isKnown =
      others.some(({ messages }) => messages.includes(text)) || sourceOf(text, facts).length > 0;
    return isKnown
      ? []
      : finding(
          'No method of this version throws, logs, or prints it. Quote the message as the source has it, or delete the row; ' +
            'a message of another system goes into tests/facts/messages/other-systems.json.',
        );
  });
}
