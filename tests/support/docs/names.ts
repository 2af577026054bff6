import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageColumn } from '../../../src/site/reference';
import { rootDir } from '../paths';
import type { Facts } from './facts';
import { codeIn, type DocPage, type Finding, report } from './pages';

/** Reports images, build options, and packages on a page that the tag doesn't have. */
export function checkNames(page: DocPage, { published, docker, keys, tag }: Facts): Finding[] {
  const { group, version, artifacts, python } = published;
  const images = docker.images.flatMap(({ name, tags }) => tags.map((one) => `${name}:${one}`));
  const names = artifacts.map((name) => name.replaceAll('.', '\\.').replaceAll('*', '[\\d.]+'));
  const coordinates = new RegExp(`^${group}:(?:${names.join('|')})(?::${version})?$`);
  const kinds: [RegExp, (name: string) => boolean][] = [
    [
      /\b((?:datastrato|apache)\/gravitino[\w-]*:[\w.-]*\w)(?![\w.-]*[<{$])/g,
      (image) => images.includes(image),
    ],
    [
      /(?<![\w-])-P([a-z]\w+)/g,
      (option) => keys.some(({ owner, key }) => owner === 'gradle' && key === option),
    ],
    [/<groupId>([\w.]+\.gravitino)<\/groupId>/g, (name) => name === group],
    [
      /\b((?:com\.datastrato|org\.apache)\.gravitino:[\w.-]+(?::[\w.-]+)?)/g,
      (name) => coordinates.test(name),
    ],
    [
      /pip install ((?:apache-)?gravitino\b[^\s`]*)/g,
      (name) => name === `${python?.name}==${python?.version}`,
    ],
  ];
  // Development of the connector requires unpublished modules.
  const patterns = page.id === 'trino-connector/development' ? [] : kinds;
  return page.text
    .split('\n')
    .flatMap((text, at) =>
      patterns.flatMap(([pattern, isKnown]) =>
        [...text.matchAll(pattern)]
          .filter(([, name = '']) => !isKnown(name))
          .map(([whole]) => report(page, 'unknown-name', whole, at + 1, `Not in ${tag}.`)),
      ),
    );
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(join(rootDir, 'tests/facts/messages', `${name}.json`), 'utf8'));

/** Messages of other systems, such as drivers and browsers, which the source doesn't contain. */
export const otherSystems = read<{ messages: string[] }[]>('other-systems').flatMap(
  ({ messages }) => messages,
);
/** Messages in the source that no request or start can produce. `%s` stands for a value. */
const unreachable = read<{ versions: string[]; message: string; reason: string }[]>('unreachable');

/** Returns whether code is a sentence, an exception, or an error code, and not a path, a key, a name, or a status. */
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

/** Reports quoted messages that the version can't produce. */
export function checkMessages(page: DocPage): Finding[] {
  const known = read<Record<string, string>>(page.version);
  return quotedMessages(page).flatMap(({ line, text }) => {
    const never = unreachable.find(
      ({ versions, message }) =>
        versions.includes(page.version) &&
        message.split('%s').every((part) => text.includes(part.trim())),
    );
    const message = never
      ? `Nothing can produce it: ${never.reason} Delete the row.`
      : `tests/facts/messages/${page.version}.json has no source for it. Quote the message as the source has it, and add it there with the name of the source file; a message of another system goes into other-systems.json.`;
    const isKnown = !never && (otherSystems.includes(text) || known[text]);
    return isKnown ? [] : report(page, 'unknown-message', text, line, message);
  });
}
