import { describe, expect, it } from 'vitest';
import {
  bannedPhrases,
  housePhrases,
  patternOf,
  universalClaims,
} from '../../src/tools/check/wordList';
import { checkWith, docsPage } from '../support/check/fixture';

const rules = [...bannedPhrases, ...housePhrases, ...universalClaims];

const isFound = (text: string): boolean => rules.some(([phrases]) => patternOf(phrases).test(text));

/** Returns the findings of a page with this text in line 12. */
const foundIn = (body: string) =>
  checkWith({
    'docs/guide.md': docsPage('/guide', `Words.\n\n## Steps\n\n${body}`),
    'project-words.txt': 'behaviour\nfileset\nGravitino\nmetastore\n',
  });

describe('the word list', () => {
  it.each([
    'The page is generated anew.',
    'The address of the request is none.',
    'It replaces what stands in braces.',
    'Use a fileset for data that is no table.',
    'The behaviour depends on the version.',
    'The client serialises the request.',
    'The request is cancelled.',
    'Gravitino answers for the metadata of every source.',
    'The answer contains the topic, and the server answers 409.',
    "Dropping a missing table isn't an error.",
  ])('finds a phrase in: %s', (sentence) => {
    expect(isFound(sentence)).toBe(true);
  });

  it.each([
    'Your feedback is recommended.',
    'The field is empty if there is none.',
    'The sign stands for any value.',
    'RocksDB is no longer supported, and there is no tool to convert it.',
    'The server raised an exception.',
    'The question has a short answer.',
    'Read the source code, or connect a data source.',
    'The table stays available.',
    'You can repeat a failed request if the catalog does not exist.',
  ])('accepts: %s', (sentence) => {
    expect(isFound(sentence)).toBe(false);
  });

  it('explains each fix in a sentence', () => {
    expect(rules.filter(([, fix]) => !/^[A-Z].*\.$/s.test(fix))).toEqual([]);
  });
});

describe('the prose of a changed page', () => {
  it.each([
    'The server asks each source.',
    'Gravitino keeps its own record of the table.',
    'It can safely be repeated.',
    'The the table.',
    'It takes a hour.',
  ])('is reported: %s', async (sentence) => {
    const [first = '', ...others] = await foundIn(sentence);
    expect(first).toMatch(/^docs\/guide\.md:12 prose: .+ [A-Z].+\.$/);
    expect(others.every((line) => line.includes(' prose: '))).toBe(true);
  });

  it('is checked in each table cell separately', async () => {
    const table = '| What | Which |\n|---|---|\n| There | is no tag |\n| It is done | anew |';
    expect(await foundIn(table)).toEqual([
      expect.stringMatching(/^docs\/guide\.md:14 prose: "is no tag"/),
      expect.stringMatching(/^docs\/guide\.md:15 prose: "anew"/),
    ]);
  });

  it('isn’t checked in code', async () => {
    expect(await foundIn('Write `anew`.\n\n```text\nmend the catalogue\n```')).toEqual([]);
  });

  it('may contain a universal claim that names its evidence', async () => {
    const claim = 'The server always checks it.';
    expect(await foundIn(`${claim} {/* claim: CatalogManager.createCatalog */}`)).toEqual([]);
    expect(await foundIn(`${claim} {/* claim: */}`)).toHaveLength(1);
    expect(await foundIn(claim)).toHaveLength(1);
  });
});
