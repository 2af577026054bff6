import { stringify } from 'yaml';
import { samplesRanField } from '../../site/reference';
import type { ExportedPage } from './pages';

/**
 * Writes the front matter of an export: what its page says of itself in its head.
 *
 * @param version label of the documentation's version, for pages that belong to one.
 */
export function frontMatter(page: ExportedPage, siteUrl: string, version?: string): string {
  const { title, description, permalink, external, lastUpdated, samplesRan, post } = page;
  const data = {
    title,
    description: description || undefined,
    canonical: external ?? `${siteUrl}${permalink}`,
    version,
    ...post,
    last_updated:
      lastUpdated === undefined ? undefined : new Date(lastUpdated).toISOString().slice(0, 10),
    [samplesRanField]: samplesRan,
  };
  const yaml = stringify(data, { lineWidth: 0, keepUndefined: false });
  return `---\n${yaml}---\n\n`;
}
