import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deployedRoot } from '../../src/plugins/built-pages/files';
import { inlineScript } from '../../src/plugins/start/inlineScript';
import { answers } from '../support/answers';
import { messagesIn } from '../support/messages';
import { rootDir } from '../support/paths';
import { readSources } from '../support/sources';

const sources = readSources('src', /\.tsx?$/);
const messages = [...sources.values()].flatMap(messagesIn);

/** Counts the calls of the framework's function, and of its component. */
const callsIn = (source: string): number =>
  [...source.matchAll(/\btranslate\(|<Translate\b/g)].length;

/** Lists the ids that have more than one message: a translation has one text for each id. */
const ambiguous = (all: readonly [id: string, message: string][]): string[] => {
  const first = new Map([...all].reverse());
  return all.filter(([id, message]) => first.get(id) !== message).map(([id]) => id);
};

/** Whether what a message fills in is a name between braces. */
const hasOddBraces = (message: string): boolean => /[{}]/.test(message.replaceAll(/\{\w+\}/g, ''));

describe('messages of the site', () => {
  it('are each written where they are translated, so that translators get them', () => {
    const calls = [...sources].filter(
      ([file, text]) => !file.startsWith('src/tools/') && callsIn(text) > messagesIn(text).length,
    );
    expect(calls.map(([file]) => file)).toEqual([]);
    expect(callsIn("translate({ id: 'a', message: words.a })")).toBe(1);
    expect(messagesIn("translate({ id: 'a', message: words.a })")).toEqual([]);
    expect(messagesIn('<Translate id="a" values={{ b: <b>c</b> }}>{words.a}</Translate>')).toEqual(
      [],
    );
    expect(
      messagesIn('<Translate id="a" values={{ b: <b>c</b> }}>{\'A {b}\'}</Translate>'),
    ).toEqual([['a', 'A {b}']]);
  });

  it('have the same words under the same id', () => {
    expect(messages.length).toBeGreaterThan(200);
    expect(ambiguous(messages)).toEqual([]);
    expect(
      ambiguous([
        ...messagesIn(
          "translate({ id: 'a', message: 'One' }) + translate({ id: 'a', message: 'Two' })",
        ),
      ]),
    ).toEqual(['a']);
  });

  it('say in braces what is filled in, and nothing else', () => {
    expect(messages.filter(([, message]) => hasOddBraces(message))).toEqual([]);
    expect(hasOddBraces('{count posts')).toBe(true);
  });

  it('of the framework are those that it has', () => {
    const folder = 'node_modules/@docusaurus/theme-translations/locales/base';
    const theirs: Record<string, string> = Object.assign(
      {},
      ...['theme-common', 'theme-search-algolia'].map((name) =>
        JSON.parse(readFileSync(join(rootDir, folder, `${name}.json`), 'utf8')),
      ),
    );
    const asked = messages.filter(([id]) => id.startsWith('theme.'));
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter(([id, message]) => theirs[id] !== message)).toEqual([]);
  });
});

describe('the inline script', () => {
  const bundled = (translations?: Record<string, string>): string =>
    inlineScript(rootDir, 'src/client/start/index.ts', translations);

  it('has the messages that it shows in the language of its page, and no others', () => {
    const script = bundled({ 'loadError.retry': '</script>重试', 'pageIssue.link': '是' });
    expect(script).toContain('重试');
    expect(script).not.toContain('</script');
    expect(script).not.toContain('是');
  });

  it('has no translations in the language of the code', () => {
    expect(bundled({ 'pageIssue.link': '是' })).toBe(bundled());
  });
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
  return texts.map(([, text = '']) => text.trim().replaceAll(/\s+/g, ' '));
}

describe('English in components', () => {
  it.each([
    '<p>Nobody translates this</p>',
    '<nav aria-label="Footer">',
    '<span className={styles.a}>on {publisher}</span>',
  ])('is found: %s', (source) => {
    expect(untranslated(source)).toHaveLength(1);
  });

  // The parts of landing pages belong to pages that are written in English only; feeds have names.
  it('can be translated', () => {
    const found = [...sources]
      .filter(([file]) => /^src\/(?:components\/(?!landing\/)|theme\/)/.test(file))
      .flatMap(([file, text]) => untranslated(text).map((english) => `${file}: ${english}`));
    expect(found).toEqual(
      ['Atom', 'JSON feed'].map((name) => `src/components/blog/FeedLinks/index.tsx: ${name}`),
    );
  });
});

describe('the folder that is deployed', () => {
  const i18n = { defaultLocale: 'en', localeConfigs: { en: { baseUrl: '/site/' } } };
  const rootOf = (outDir: string, baseUrl: string): unknown =>
    deployedRoot({ outDir, baseUrl, i18n } as never);

  answers('of %s at %s', rootOf, [
    ['/build', '/site/', { root: '/build', isFirst: true }],
    ['/build/zh-Hans', '/site/zh-Hans/', { root: '/build', isFirst: false }],
  ]);
});
