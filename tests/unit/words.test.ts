import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inlineScript } from '../../src/plugins/start/inlineScript';
import { messagesIn } from '../support/messages';
import { rootDir } from '../support/paths';
import { readSources } from '../support/sources';

const sources = readSources('src', /\.tsx?$/);
const messages = [...sources.values()].flatMap(messagesIn);

/** What is wrong with the messages of a source, as translators get them. */
const problemsOf = (source: string): string[] => {
  const found = messagesIn(source);
  const calls = source.match(/\btranslate\(|<Translate\b/g)?.length ?? 0;
  return [
    ...(calls > found.length ? ['a message that isn’t written where it is translated'] : []),
    ...found
      .filter(([, message]) => /[{}]/.test(message.replaceAll(/\{\w+\}/g, '')))
      .map(([id]) => `${id}: a brace that isn’t around a name`),
  ];
};

it('messages are written where they are translated, and have braces around names only', () => {
  expect(messages.length).toBeGreaterThan(200);
  const checked = [...sources].filter(([file]) => !file.startsWith('src/tools/'));
  expect(checked.flatMap(([, text]) => problemsOf(text))).toEqual([]);
});

it.each([
  "translate({ id: 'a', message: words.a })",
  '<Translate id="a" values={{ b: <b>c</b> }}>{words.a}</Translate>',
  "translate({ id: 'a', message: '{count posts' })",
])('a message that translators can’t use is noticed: %s', (source) => {
  expect(problemsOf(source)).toHaveLength(1);
});

it('messages are the same under one id, and those of the framework are its own', () => {
  const folder = 'node_modules/@docusaurus/theme-translations/locales/base';
  const theirs = ['theme-common', 'theme-search-algolia'].flatMap((name) =>
    Object.entries(JSON.parse(readFileSync(join(rootDir, folder, `${name}.json`), 'utf8'))),
  );
  const known = new Map<string, unknown>([...messages, ...theirs]);
  const isUnknown = ([id, message]: (typeof messages)[number]): boolean =>
    known.get(id) !== message || (id.startsWith('theme.') && !theirs.some(([own]) => own === id));
  expect(messages.filter(isUnknown)).toEqual([]);
  expect(isUnknown(['theme.SearchModal.placeholder', 'Find docs'])).toBe(true);
  expect(isUnknown(['theme.none', 'None'])).toBe(true);
});

it('the inline script has the messages that it shows in the language of its page, and no others', () => {
  const script = inlineScript(rootDir, 'src/client/start/index.ts', {
    'loadError.retry': '</script>重试',
    'copyPage.button': '是',
  });
  expect(script).toContain('重试');
  expect(script).not.toMatch(/<\/script|是/);
});

/** Lists English that a component shows without `translate`: between tags, or in an attribute that readers see or hear. */
function untranslated(source: string): string[] {
  const code = source.replaceAll(
    /<Translate\b[\s\S]*?<\/Translate>|^\s*(?:\/\/|\/?\*).*$|'[^'\n]*'|`[^`]*`/gm,
    '',
  );
  const texts = [
    ...code.matchAll(/(?<!=|-)>([^<>{}=;()&|]*[a-z]{2}[^<>{}=;()&|]*)<(?=[/A-Za-z])/g),
    ...code.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]*[a-z]{2}[^"]*)"/g),
    ...code.matchAll(/[>}]\s*([a-z][a-z ]{2,})\{[a-z]/g),
  ];
  return texts.map(([, text = '']) => text.trim());
}

it.each([
  '<p>Nobody translates this</p>',
  '<nav aria-label="Footer">',
  '<span className={styles.a}>on {publisher}</span>',
])('English that can’t be translated is found: %s', (source) => {
  expect(untranslated(source)).toHaveLength(1);
});

it('components have no English that can’t be translated but for landing pages and names of feeds', () => {
  const components = [...sources].filter(([file]) =>
    /^src\/(?:components\/(?!landing\/)|theme\/)/.test(file),
  );
  expect(components.flatMap(([, text]) => untranslated(text))).toEqual(['Atom', 'JSON feed']);
});
