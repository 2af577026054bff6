import { stringify } from 'yaml';
import { allowed, type Field, type KnownKeys } from '../front-matter/field';

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
  schema: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  known?: KnownKeys,
): string {
  const fields = schema.map(({ name, rule, description, example, required }) => {
    const value = values[name];
    const about = `${description} ${required ? 'Must be' : 'Optional:'} ${allowed(rule, known)}.`;
    const line = value === undefined ? `# ${name}: ${example}` : `${name}: ${yaml(value)}`;
    return [...comment(about), line].join('\n');
  });
  return `---\n${fields.join('\n\n')}\n---\n`;
}
