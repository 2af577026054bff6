import type { ZodObject } from 'zod';
import { blogFrontMatter } from '../../plugins/front-matter/blog';
import { docsFrontMatter } from '../../plugins/front-matter/docs';
import { fieldsOf } from '../../plugins/front-matter/field';

/** The tables of front matter in the writers' guide, by the name between its markers. */
const tables = {
  'front-matter-docs': docsFrontMatter,
  'front-matter-blog': blogFrontMatter(),
} as const;

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const cell = (text: string): string => text.replaceAll('|', '\\|');

/** Writes a schema as a table for the writers' guide. */
export function referenceTable(schema: ZodObject): string {
  const rows = fieldsOf(schema).map(
    ({ name, isRequired, holds, description, example }) =>
      `| \`${name}\` | ${isRequired ? 'yes' : 'no'} | ${cell(sentence(holds))} | ${cell(description)} | \`${cell(example)}\` |`,
  );
  return [
    '| Field | Required | Holds | Meaning | Example |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/**
 * Replaces what stands between `<!-- name:begin … -->` and `<!-- name:end -->` in a guide by the table of each schema.
 *
 * @throws Error naming the table whose markers are missing.
 */
export function withReference(guide: string): string {
  let text = guide;
  for (const [name, schema] of Object.entries(tables)) {
    const markers = new RegExp(`(<!-- ${name}:begin[^>]*-->\\n)[\\s\\S]*?(<!-- ${name}:end -->)`);
    if (!markers.test(text)) {
      throw new Error(
        `CONTRIBUTING.md has no lines "<!-- ${name}:begin -->" and "<!-- ${name}:end -->" for the table of fields.`,
      );
    }
    text = text.replace(
      markers,
      (_, begin: string, end: string) => `${begin}\n${referenceTable(schema)}\n\n${end}`,
    );
  }
  return text;
}
