import { expect, it } from 'vitest';
import { completePosting } from '../../src/components/shared/StructuredData/posting';

it('structured data of a post names the language of the page', () => {
  const source = { authors: [], tags: [], frontMatter: {} };
  expect(completePosting({}, source, 'fr')).toMatchObject({ inLanguage: 'fr' });
});
