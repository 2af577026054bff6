import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { brand } from '../../site/brand';
import type { CoverName } from '../../site/covers';
import { isRestPath } from '../../site/restPaths';
import { cardOfPage } from '../../site/socialCards';
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

/** Returns the cards of all pages of the documentation but those that name a picture of their own. */
export const docsCards = (versions: readonly LoadedVersion[], baseUrl: string): PlacedCard[] =>
  versions.flatMap(({ label, docs }) =>
    docs.flatMap(({ permalink, title, frontMatter }) => {
      const address = cardOfPage(permalink.slice(baseUrl.length - 1));
      const kind = isRestPath(permalink) ? 'REST API' : 'Documentation';
      const cover = covers.find(([words]) => words.test(permalink))?.[1] ?? 'layers';
      return address === undefined || frontMatter.image !== undefined
        ? []
        : [
            placedCard(address, '/docs', {
              title,
              label: `${brand.product} ${label} · ${kind}`,
              cover,
            }),
          ];
    }),
  );
