import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blogFrontMatter } from '../../src/plugins/front-matter/blog';
import { docsFrontMatter } from '../../src/plugins/front-matter/docs';
import { fieldsOf } from '../../src/plugins/front-matter/field';
import { referenceTable, withReference } from '../../src/tools/check/reference';
import { rootDir } from '../support/paths';

const guide = readFileSync(join(rootDir, 'CONTRIBUTING.md'), 'utf8');

describe('the tables of front matter in the writers’ guide', () => {
  it('are those of the schemas: npm run check -- --reference writes them', () => {
    expect(withReference(guide)).toBe(guide);
  });

  it('would be told when one differs', () => {
    const stale = guide.replace('| `slug` | yes |', '| `slug` | no |');
    expect(stale).not.toBe(guide);
    expect(withReference(stale)).toBe(guide);
  });

  it('have a row for every field', () => {
    for (const schema of [docsFrontMatter, blogFrontMatter()]) {
      expect(referenceTable(schema).split('\n')).toHaveLength(fieldsOf(schema).length + 2);
    }
  });

  it('need their markers', () => {
    expect(() => withReference('No markers.')).toThrow('<!-- front-matter-docs:begin -->');
  });
});

describe('the schema of a page', () => {
  it('describes every field, with an example', () => {
    for (const { name, description, example } of fieldsOf(docsFrontMatter)) {
      expect(description, name).toMatch(/^[A-Z].*\.$/);
      expect(example, name).not.toBe('');
    }
  });
});
