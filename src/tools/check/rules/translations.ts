import { join } from 'node:path';
import { closest } from '../../../plugins/front-matter/closest';
import { type Finding, findingsIn } from '../finding';
import { siteMessages } from '../messages';
import type { CheckedSite } from '../site';

const filledIn = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(', ');

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
