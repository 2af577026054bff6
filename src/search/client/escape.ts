import { levels } from '../engine/record';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const characters: Record<string, string> = Object.fromEntries(
  Object.entries(entities).map(([character, entity]) => [entity, character]),
);

/** Escapes a text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Undoes `escapeHtml`. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? entity);
}

/** Escapes everything but the tags around matches, which may not carry attributes. */
export function escapeAroundMarks(tagged: string): string {
  return tagged
    .split(/(<\/?mark>)/)
    .map((piece, index) => (index % 2 === 1 ? piece : escapeHtml(piece)))
    .join('');
}

/** Escapes every string below a value; used on what a search returns for highlighting. */
export function escapeDeep(value: unknown): unknown {
  if (typeof value === 'string') {
    return escapeAroundMarks(value);
  }
  if (Array.isArray(value)) {
    return value.map(escapeDeep);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, escapeDeep(entry)]),
    );
  }
  return value;
}

/**
 * Escapes the texts of a hit that the pop-up writes as HTML: `lvl1` to `lvl6` and the content. `lvl0` is written as text.
 *
 * @param toHtml what to do with each text.
 */
export function escapeTexts<
  Hit extends { hierarchy: Record<string, string | null>; content?: string | null },
>(hit: Hit, toHtml: (text: string) => string): Hit {
  const hierarchy = Object.fromEntries(
    levels.map((level) => {
      const text = hit.hierarchy[level];
      return [level, typeof text === 'string' ? (level === 'lvl0' ? text : toHtml(text)) : null];
    }),
  );
  const content = typeof hit.content === 'string' ? toHtml(hit.content) : null;
  return { ...hit, hierarchy, content };
}
