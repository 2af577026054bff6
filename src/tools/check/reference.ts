import { blogFrontMatterSchema } from '../../plugins/front-matter/blog';
import { docsFrontMatterSchema } from '../../plugins/front-matter/docs';
import { allowed, type Field } from '../../plugins/front-matter/field';

/** The tables of front matter in the writers' guide, by the name between its markers. */
const tables = {
  'front-matter-docs': docsFrontMatterSchema,
  'front-matter-blog': blogFrontMatterSchema,
} as const;

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const cell = (text: string): string => text.replaceAll('|', '\\|');

/** Writes a schema as a table for the writers' guide. */
export function referenceTable(schema: readonly Field[]): string {
  const rows = schema.map(
    ({ name, required, rule, description, example }) =>
      `| \`${name}\` | ${required ? 'yes' : 'no'} | ${cell(sentence(allowed(rule)))} | ${cell(description)} | \`${cell(example)}\` |`,
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
