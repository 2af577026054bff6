import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';

/**
 * Returns the folder that is deployed. Docusaurus builds every language but the first one into a folder of it, and hosts read their files,
 * such as `_headers`, at the top only.
 *
 * @returns the folder, and whether this is the build of the first language, which comes before the others and empties the folder.
 */
export function deployedRoot({ outDir, baseUrl, i18n }: LoadContext): {
  root: string;
  isFirst: boolean;
} {
  const rootUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  const below = baseUrl.startsWith(rootUrl) ? baseUrl.slice(rootUrl.length) : '';
  const levels = below.split('/').filter(Boolean);
  return { root: join(outDir, ...levels.map(() => '..')), isFirst: levels.length === 0 };
}
