import { join } from 'node:path';
import { closest } from '../../../plugins/front-matter/closest';
import { type Finding, findingsIn } from '../finding';
import { messagesIn, siteMessages } from '../messages';
import type { CheckedSite } from '../site';

const filledIn = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(', ');

/** An id has the same words wherever code shows it: a translation has one text for each id. */
export function contradictions(sources: ReadonlyMap<string, string>): Finding[] {
  const words = new Map<string, { message: string; file: string }>();
  return [...sources].flatMap(([file, source]) =>
    messagesIn(source).flatMap(([id, message]): Finding[] => {
      const known = words.get(id) ?? { message, file };
      words.set(id, known);
      const line = source.slice(0, source.lastIndexOf(`'${id}'`)).split('\n').length;
      return known.message === message
        ? []
        : [
            findingsIn('translations', file)(
              line,
              `"${id}" is "${message}" here and "${known.message}" in ${known.file}.`,
              'Choose another id, or write the same message.',
            ),
          ];
    }),
  );
}

/** Files of translated words can be read, name words that the site has, and keep the placeholders. */
export const translations = ({ files }: CheckedSite): Finding[] =>
  [...files].flatMap(([file, text]): Finding[] => {
    if (!/^i18n\/.+\.json$/.test(file)) {
      return [];
    }
    const at = findingsIn('translations', file);
    const messages = siteMessages(join(import.meta.dirname, '../../../..'));
    let entries: Record<string, { message?: unknown }>;
    try {
      entries = JSON.parse(text);
    } catch (error) {
      return [at(1, `The file isn't valid JSON: ${(error as Error).message}.`, 'Correct it.')];
    }
    return Object.entries(entries).flatMap(([name, { message }]): Finding[] => {
      const line = text.slice(0, text.indexOf(`"${name}"`)).split('\n').length;
      const english = messages.get(name);
      if (typeof message !== 'string') {
        return [at(line, `"${name}" has no message.`, 'Write "message" with the translation.')];
      }
      if (!file.endsWith('/code.json') || name.startsWith('theme.')) {
        return [];
      }
      if (english === undefined) {
        const near = closest(name, [...messages.keys()]);
        const fix = near === undefined ? 'Take it out.' : `Did you mean "${near}"?`;
        return [at(line, `The site has no words "${name}".`, fix)];
      }
      return filledIn(message) === filledIn(english)
        ? []
        : [
            at(
              line,
              `"${name}" must keep what is filled in.`,
              `Use ${filledIn(english) || 'no braces'}.`,
            ),
          ];
    });
  });
