import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { brand } from '../../site/brand';
import type { CoverName } from '../../site/covers';
import { cardOfPage, isRestPath } from '../../site/links';
import { withoutSlash } from '../shared/withoutSlash';
import { type PlacedCard, placedCard } from './placedCard';

/** The cover of a page of the documentation, by words of its address; the first that fits. */
const covers: readonly [words: RegExp, cover: CoverName][] = [
  [/\/api\/rest\//, 'gears'],
  [/\/(?:trino|spark|flink)-connector/, 'plug'],
  [/iceberg/, 'iceberg'],
  [/kafka|messaging/, 'stream'],
  [/hadoop|gvfs|fileset/, 'folder'],
  [/security|access|authori|authentic|https|cors/, 'key'],
  [/catalog$/, 'drawers'],
  [/manage-/, 'tree'],
  [/how-to|docker|config/, 'terminal'],
  [/getting-started|overview|glossary/, 'lakehouse'],
];

/**
 * Returns the cards of the documentation: one for each guide of the latest version that names no picture of its own, one for each other
 * version, and one for each REST reference.
 */
export function docsCards(versions: readonly LoadedVersion[], baseUrl: string): PlacedCard[] {
  const cards = new Map<string, PlacedCard>();
  for (const { label, docs } of versions) {
    for (const { permalink, title, frontMatter } of docs) {
      const path = withoutSlash(permalink.slice(baseUrl.length - 1));
      const address = cardOfPage(path);
      if (address === undefined || cards.has(address) || frontMatter.image !== undefined) {
        continue;
      }
      const isShared = address !== `/img${path}.png`;
      const kind = isRestPath(permalink) ? 'REST API' : 'Documentation';
      const cover = covers.find(([words]) => words.test(permalink))?.[1] ?? 'layers';
      cards.set(
        address,
        placedCard(address, '/docs', {
          title: isShared ? `${brand.product} ${kind}` : title,
          label: `${brand.product} ${label} · ${kind}`,
          cover: isShared && !isRestPath(permalink) ? 'layers' : cover,
        }),
      );
    }
  }
  return [...cards.values()];
}
