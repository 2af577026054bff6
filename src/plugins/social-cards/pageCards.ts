import { about } from '../../site/aboutUs';
import { blog } from '../../site/blog';
import { brand } from '../../site/brand';
import { careers, jobs } from '../../site/careers';
import type { CoverName } from '../../site/covers';
import { product } from '../../site/gravitino';
import { cardOfPage, pages } from '../../site/links';
import { privacy } from '../../site/privacy';
import { type PlacedCard, placedCard } from './placedCard';

const { vendor } = brand;

/** What is drawn for the pages beside documentation and posts, by their address. */
const cards: readonly [page: string, title: string, label: string, cover: CoverName][] = [
  [pages.product, product.heading, brand.product, 'lakehouse'],
  [pages.about, about.heading, vendor, 'sprout'],
  [pages.careers, careers.heading, careers.title, 'people'],
  ...jobs.map(({ slug, title }): (typeof cards)[number] => [
    `${pages.careers}/${slug}`,
    title,
    careers.title,
    'doorway',
  ]),
  [pages.changes, 'What changed between versions', `${brand.product} · Documentation`, 'layers'],
  [pages.sandbox, 'Playground in your browser', `${brand.product} · Documentation`, 'terminal'],
  [pages.privacy, privacy.title, vendor, 'checklist'],
  [pages.blog, 'Notes from the metadata lake', blog.title, 'voices'],
];

/** The card of every page that has none of its own; `themeConfig.image` names it. */
export const siteCard = placedCard('/img/social-card.png', '', {
  title: brand.tagline,
  label: brand.productFullName,
  cover: 'layers',
});

/**
 * Returns the cards of the pages beside documentation and posts.
 *
 * @throws Error naming a page that wouldn't ask for its card.
 */
export const pageCards = (): PlacedCard[] =>
  cards.map(([page, title, label, cover]) => {
    const address = cardOfPage(page);
    if (address === undefined) {
      throw new Error(`Social cards: src/site/links.ts has no address for ${page}.`);
    }
    return placedCard(address, '', { title, label, cover });
  });
