import { describe, expect, it } from 'vitest';
import {
  bannedPhrases,
  housePhrases,
  telegramHeading,
  universalClaims,
} from '../../src/tools/check/prose/wordList';
import { checkWith, docsPage, lines, siteWith } from '../support/check/fixture';

const rules = [...bannedPhrases, ...housePhrases, telegramHeading, ...universalClaims];

const guide = (body: string) => ({
  'docs/guide.md': docsPage('/guide', `Words.\n\n## Steps\n\n${body}`),
  'project-words.txt': 'behaviour\nfileset\nGravitino\nmetastore\n',
});

/** The findings of a page that changed since it was published, below its heading in line 10. */
const foundIn = async (body: string, published = 'Words.') =>
  lines(
    await checkWith(guide(body), { before: { site: siteWith(guide(published)), since: 'v1' } }),
  );

describe('the word list', () => {
  it.each(rules)('finds "$bad", and not "$good"', ({ pattern, bad, good }) => {
    expect(bad).toMatch(pattern);
    expect(good).not.toMatch(pattern);
  });

  it.each(rules)('says what to do about $pattern', ({ fix }) => {
    expect(fix).toMatch(/^[A-Z].*\.$/s);
  });
});

describe('the prose of a changed page', () => {
  it.each([
    'The driver is found.',
    'The server asks each source.',
    'Gravitino keeps its own record of the table.',
    'It can safely be repeated.',
    'The the table.',
    'It takes a hour.',
  ])('must not say: %s', async (sentence) => {
    const [first = '', ...others] = await foundIn(sentence);
    expect(first).toMatch(/^docs\/guide\.md:12 prose: .+ [A-Z].+\.$/);
    expect(others.every((line) => line.includes(' prose: '))).toBe(true);
  });

  it('must not have a heading of one participle', async () => {
    expect(await foundIn('### Corrected\n\nWords.')).toEqual([
      expect.stringMatching(/^docs\/guide\.md:12 prose: "Corrected" isn't a heading/),
    ]);
  });

  it('is looked at in the cells of tables, each on its own', async () => {
    const table = '| What | Which |\n|---|---|\n| There | is no tag |\n| It is done | anew |';
    expect(await foundIn(table)).toEqual([
      expect.stringMatching(/^docs\/guide\.md:14 prose: "is no tag"/),
      expect.stringMatching(/^docs\/guide\.md:15 prose: "anew"/),
    ]);
  });

  it('is not looked for in code', async () => {
    expect(await foundIn('Write `anew`.\n\n```text\nmend the catalogue\n```')).toEqual([]);
  });

  it('may claim something of every case when the claim names its evidence', async () => {
    const claim = 'The server always checks it.';
    expect(await foundIn(`${claim} {/* claim: CatalogManager.createCatalog */}`)).toEqual([]);
    expect(await foundIn(`${claim} {/* claim: */}`)).toHaveLength(1);
    expect(await foundIn(claim)).toHaveLength(1);
  });
});

describe('what was published before a rule was written', () => {
  it('keeps its house words and claims until somebody edits the sentence', async () => {
    const old = 'The answer contains each source.';
    expect(await foundIn(`${old} New words follow.`, old)).toEqual([]);
    expect(await foundIn('The answer contains every source.', old)).toHaveLength(2);
  });

  it('has no banned phrases, on any page', async () => {
    expect(await foundIn('It starts anew.', 'It starts anew.')).toHaveLength(1);
  });
});
