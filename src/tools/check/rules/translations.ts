import { join } from 'node:path';
import { didYouMean } from '../../../plugins/front-matter/closest';
import { type Findings, findingsIn, lineAt } from '../finding';
import { messagesIn, siteMessages } from '../messages';
import type { CheckedSite } from '../site';

const filledIn = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(', ');

/** An id has the same words wherever code shows it: a translation has one text for each id. */
export function* contradictions(sources: ReadonlyMap<string, string>): Findings {
  const words = new Map<string, { message: string; file: string }>();
  for (const [file, source] of sources) {
    for (const [id, message] of messagesIn(source)) {
      const known = words.get(id) ?? { message, file };
      words.set(id, known);
      if (known.message !== message) {
        yield findingsIn('translations', file)(
          lineAt(source, source.lastIndexOf(`'${id}'`)),
          `"${id}" is "${message}" here and "${known.message}" in ${known.file}.`,
          'Choose another id, or write the same message.',
        );
      }
    }
  }
}

/** Files of translated words can be read, name words that the site has, and keep the placeholders. */
export function* translations({ files }: CheckedSite): Findings {
  for (const [file, text] of files) {
    if (!/^i18n\/.+\.json$/.test(file)) {
      continue;
    }
    const at = findingsIn('translations', file);
    const messages = siteMessages(join(import.meta.dirname, '../../../..'));
    let entries: Record<string, { message?: unknown }> = {};
    try {
      entries = JSON.parse(text);
    } catch (error) {
      yield at(1, `The file isn't valid JSON: ${(error as Error).message}.`, 'Correct it.');
    }
    for (const [name, { message }] of Object.entries(entries)) {
      const line = lineAt(text, text.indexOf(`"${name}"`));
      const english = messages.get(name);
      if (typeof message !== 'string') {
        yield at(line, `"${name}" has no message.`, 'Write "message" with the translation.');
      } else if (!file.endsWith('/code.json') || name.startsWith('theme.')) {
        // The words of the framework.
      } else if (english === undefined) {
        const fix = didYouMean(name, [...messages.keys()], 'Take it out.', (near) => `"${near}"`);
        yield at(line, `The site has no words "${name}".`, fix);
      } else if (filledIn(message) !== filledIn(english)) {
        const fix = `Use ${filledIn(english) || 'no braces'}.`;
        yield at(line, `"${name}" must keep what is filled in.`, fix);
      }
    }
  }
}
