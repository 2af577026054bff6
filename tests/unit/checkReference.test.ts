import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  blogFrontMatter,
  docsFrontMatter,
  fieldLists,
  refusedFields,
} from '../../src/plugins/front-matter/schema';
import { checkWith, docsPage, lines } from '../support/check/fixture';
import { rootDir } from '../support/paths';

const guide = (name: string): string => readFileSync(join(rootDir, name), 'utf8');

describe('the fields of front matter', () => {
  it.each([...Object.keys(docsFrontMatter.shape), ...Object.keys(blogFrontMatter().shape)])(
    'are printed for writers: %s',
    (name) => {
      expect(fieldLists()).toMatch(
        new RegExp(`^  ${name}(?: \\(required\\))?: [a-z].*\\. [A-Z].*\\.$`, 'm'),
      );
    },
  );

  it.each(Object.keys(refusedFields))(
    'of stock Docusaurus are explained where pages refuse them: %s',
    async (field) => {
      expect(guide('CONTRIBUTING.md')).toMatch(new RegExp(`^\\| \`${field}\``, 'm'));
      const page = docsPage('/guide', 'Words.\n\n## Steps').replace('slug:', `${field}: x\nslug:`);
      expect(lines(await checkWith({ 'docs/guide.md': page }))).toEqual([
        expect.stringContaining(`Unknown field "${field}". ${refusedFields[field]}`),
      ]);
    },
  );
});

it.each([
  ['CONTRIBUTING.md', 2500],
  ['README.md', 1500],
])('%s has at most %d words: tools say the rest', (name, most) => {
  expect(guide(name).split(/\s+/).length).toBeLessThanOrEqual(most);
});
