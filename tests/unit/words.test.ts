import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inlineScript } from '../../src/plugins/start/inlineScript';
import { messagesIn } from '../support/messages';
import { rootDir } from '../support/paths';
import { readSources } from '../support/sources';

const sources = readSources('src', /\.tsx?$/);
const messages = [...sources.values()].flatMap(messagesIn);

/** Lists the problems that a source's messages cause for translators. */
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

it('messages are literals of translate and Translate, with braces only around names', () => {
  expect(messages.length).toBeGreaterThan(200);
  const checked = [...sources].filter(([file]) => !file.startsWith('src/tools/'));
  expect(checked.flatMap(([, text]) => problemsOf(text))).toEqual([]);
});

it.each([
  "translate({ id: 'a', message: words.a })",
  '<Translate id="a" values={{ b: <b>c</b> }}>{words.a}</Translate>',
  "translate({ id: 'a', message: '{count posts' })",
])('a message that translators can’t use is reported: %s', (source) => {
  expect(problemsOf(source)).toHaveLength(1);
});

it('an id has the same message everywhere, including messages of the framework', () => {
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

it('the inline script contains only its own messages, in the language of the page', () => {
  const script = inlineScript(rootDir, 'src/client/start/index.ts', {
    'loadError.retry': '</script>重试',
    'copyPage.button': '是',
  });
  expect(script).toContain('重试');
  expect(script).not.toMatch(/<\/script|是/);
});

/** Lists untranslated English of a component between tags and in visible attributes. */
function untranslatedTexts(source: string): string[] {
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
])('untranslated English is found: %s', (source) => {
  expect(untranslatedTexts(source)).toHaveLength(1);
});

it('components, except for landing pages, have no untranslated English but names of feeds', () => {
  const components = [...sources].filter(([file]) =>
    /^src\/(?:components\/(?!landing\/)|theme\/)/.test(file),
  );
  expect(components.flatMap(([, text]) => untranslatedTexts(text))).toEqual(['Atom', 'JSON feed']);
});
