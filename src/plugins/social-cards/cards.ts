import type { BlogPost } from '@docusaurus/plugin-content-blog';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { about } from '../../site/aboutUs';
import { blog, cardAddress } from '../../site/blog';
import { brand } from '../../site/brand';
import { careers, jobs } from '../../site/careers';
import { type CoverName, coverOf } from '../../site/covers';
import { product } from '../../site/gravitino';
import { cardOfPage, isRestPath, pages } from '../../site/links';
import { privacy } from '../../site/privacy';
import { withoutSlash } from '../shared/withoutSlash';
import type { Card } from './card';

/** A card and where it goes, below the build. */
export interface PlacedCard {
  path: string;
  card: Omit<Card, 'colors'>;
}

/** Places a card in the name of the vendor; `section` follows its address, as people write that. */
const placed = (
  address: string,
  section: string,
  card: Pick<Card, 'title' | 'label' | 'cover'>,
): PlacedCard => ({
  path: address.slice(1),
  card: { ...card, brand: brand.vendor, foot: brand.url.replace('https://', '') + section },
});

const docsLabel = `${brand.product} · Documentation`;

/** What is drawn for the pages beside documentation and posts, by their address. */
const cards: readonly [page: string, title: string, label: string, cover: CoverName][] = [
  [pages.product, product.heading, brand.product, 'lakehouse'],
  [pages.about, about.heading, brand.vendor, 'sprout'],
  [pages.careers, careers.heading, careers.title, 'people'],
  ...jobs.map(({ slug, title }): (typeof cards)[number] => [
    `${pages.careers}/${slug}`,
    title,
    careers.title,
    'doorway',
  ]),
  [pages.changes, 'What changed between versions', docsLabel, 'layers'],
  [pages.sandbox, 'Playground in your browser', docsLabel, 'terminal'],
  [pages.privacy, privacy.title, brand.vendor, 'checklist'],
  [pages.blog, 'Notes from the metadata lake', blog.title, 'voices'],
];

/** The card of every page that has none of its own; `themeConfig.image` names it. */
export const siteCard = placed('/img/social-card.png', '', {
  title: brand.tagline,
  label: brand.productFullName,
  cover: 'layers',
});

/** Returns the cards of the pages beside documentation and posts. @throws Error naming a page that wouldn't ask for its card. */
export const pageCards = (): PlacedCard[] =>
  cards.map(([page, title, label, cover]) => {
    const address = cardOfPage(page);
    if (address === undefined) {
      throw new Error(`Social cards: src/site/links.ts has no address for ${page}.`);
    }
    return placed(address, '', { title, label, cover });
  });

/** Returns the cards of the posts that have no picture of their own. */
export const postCards = (posts: readonly BlogPost[]): PlacedCard[] =>
  posts.flatMap(({ metadata }) => {
    const { frontMatter, permalink, tags, title } = metadata;
    const address = cardAddress(permalink);
    const label = tags[0]?.label ?? brand.vendor;
    return (frontMatter.image ?? address) === address
      ? [placed(address, '/blog', { title, label, cover: coverOf(metadata) })]
      : [];
  });

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
  const found = new Map<string, PlacedCard>();
  for (const { label, docs } of versions) {
    for (const { permalink, title, frontMatter } of docs) {
      const path = withoutSlash(permalink.slice(baseUrl.length - 1));
      const address = cardOfPage(path);
      if (address === undefined || found.has(address) || frontMatter.image !== undefined) {
        continue;
      }
      const isShared = address !== `/img${path}.png`;
      const kind = isRestPath(permalink) ? 'REST API' : 'Documentation';
      const cover = covers.find(([words]) => words.test(permalink))?.[1] ?? 'layers';
      const card = {
        title: isShared ? `${brand.product} ${kind}` : title,
        label: `${brand.product} ${label} · ${kind}`,
        cover: isShared && !isRestPath(permalink) ? 'layers' : cover,
      };
      found.set(address, placed(address, '/docs', card));
    }
  }
  return [...found.values()];
}
