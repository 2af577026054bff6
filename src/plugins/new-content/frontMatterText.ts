import { stringify } from 'yaml';
import type { ZodObject } from 'zod';
import { fieldsOf } from '../front-matter/field';

/** Characters of a line of a comment. */
const width = 100;

/** Breaks a text into comment lines. */
function comment(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${word}`.length > width) {
      lines.push(`# ${word}`);
    } else {
      lines[lines.length - 1] = `${last} ${word}`;
    }
  }
  return lines;
}

const yaml = (value: unknown): string =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trim();

/**
 * Writes a front matter in which a comment explains every field: those with a value, and, as comments, those that the writer
 * may add.
 */
export function frontMatterText(
  schema: ZodObject,
  values: Readonly<Record<string, unknown>>,
): string {
  const fields = fieldsOf(schema).map(({ name, holds, description, example, isRequired }) => {
    const value = values[name];
    const about = `${description} ${isRequired ? 'Must be' : 'Optional:'} ${holds}.`;
    const line = value === undefined ? `# ${name}: ${example}` : `${name}: ${yaml(value)}`;
    return [...comment(about), line].join('\n');
  });
  return `---\n${fields.join('\n\n')}\n---\n`;
}
