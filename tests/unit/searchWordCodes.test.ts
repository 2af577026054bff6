import { describe, expect, test } from 'vitest';
import { codedWords, wordDecoder } from '../../src/search/engine/wordCodes';
import { wordCodesOf, wordEncoder } from '../../src/search/records/encodeWords';

/** Texts in which a few words are common enough for a code. */
const sentence =
  'Gravitino manages the metadata of the catalog. The catalog (metadata) has tables. ';
const common = [sentence.repeat(20), 'metadata: catalog'];

const roundTrip = (texts: readonly string[]) => {
  const codes = wordCodesOf(texts);
  const coded = texts.map(wordEncoder(codes));
  return { codes, coded, decoded: coded.map(wordDecoder(codes)) };
};

describe('codes for common words', () => {
  test('make texts shorter and give them back', () => {
    const { codes, coded, decoded } = roundTrip(common);
    expect(decoded).toEqual(common);
    expect(coded[0]?.length).toBeLessThan((common[0]?.length ?? 0) / 3);
    expect(codedWords(codes)).toEqual(
      expect.arrayContaining([' catalog', ' metadata', 'metadata']),
    );
  });

  test('are never characters that the texts have themselves', () => {
    const own = Array.from({ length: 0x300 }, (_, at) => String.fromCharCode(0x100 + at)).join(' ');
    const { codes, decoded } = roundTrip([...common, own, '𝒳 → naïve']);
    expect(decoded).toEqual([...common, own, '𝒳 → naïve']);
    expect(codes.first).toBeGreaterThanOrEqual(0x400);
  });

  test('are left out where texts leave no room for them', () => {
    const every = Array.from({ length: 0xd700 }, (_, at) => String.fromCharCode(0x100 + at));
    const { codes, decoded } = roundTrip([...common, every.join(' ')]);
    expect(codedWords(codes)).toEqual([]);
    expect(decoded).toEqual([...common, every.join(' ')]);
  });

  test('are none for rare words', () => {
    expect(codedWords(wordCodesOf(['a rare word', 'and another']))).toEqual([]);
  });
});
