/**
 * Says whether a build shows a page or post to readers: it isn’t a draft, and its day, if it has one, has come. A day begins at
 * midnight UTC.
 */
export function isPublished(frontMatter: Readonly<Record<string, unknown>>, now: Date): boolean {
  const { draft, date } = frontMatter;
  const day = date instanceof Date ? date.toISOString() : String(date ?? '');
  return draft !== true && day.slice(0, 10) <= now.toISOString().slice(0, 10);
}
