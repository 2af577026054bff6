import { type Hierarchy, levels } from '../engine/record';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Escapes a text that may be escaped already. */
export const escapeOnce = (text: string): string =>
  text.replace(/&(?!(?:amp|lt|gt|quot|#39);)|[<>"']/g, (character) => entities[character] ?? '');

/** Escapes every string in what a search returns for highlighting, but not the tags around matches. */
export function escapeAroundMarks<Value>(value: Value): Value {
  const escaped: unknown = JSON.parse(JSON.stringify(value), (_, entry: unknown) =>
    typeof entry === 'string'
      ? entry
          .split(/(<\/?mark>)/)
          .map((piece, at) => (at % 2 === 1 ? piece : escapeHtml(piece)))
          .join('')
      : entry,
  );
  return escaped as Value;
}

/** Escapes the texts of a hit that the pop-up writes as HTML: `lvl1` to `lvl6`. It writes `lvl0` as text. */
export const escapeHierarchy = (
  hierarchy: Readonly<Record<string, string | null>>,
  toHtml: (text: string) => string,
): Hierarchy =>
  Object.fromEntries(
    levels.map((level) => {
      const text = hierarchy[level];
      const isText = typeof text === 'string';
      return [level, isText ? (level === 'lvl0' ? text : toHtml(text)) : null];
    }),
  ) as Hierarchy;
