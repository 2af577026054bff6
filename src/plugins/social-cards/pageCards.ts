import { about } from '../../site/aboutUs';
import { blog } from '../../site/blog';
import { brand } from '../../site/brand';
import { careers, jobs } from '../../site/careers';
import { changesPage } from '../../site/changesPage';
import type { CoverName } from '../../site/covers';
import { product } from '../../site/gravitino';
import { pages } from '../../site/links';
import { privacy } from '../../site/privacy';
import { sandboxPage } from '../../site/sandboxPage';
import { cardOfPage } from '../../site/socialCards';
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
  [pages.changes, changesPage.title, `${brand.product} · Documentation`, 'layers'],
  [pages.sandbox, sandboxPage.title, `${brand.product} · Documentation`, 'terminal'],
  [pages.privacy, privacy.title, vendor, 'checklist'],
  [pages.blog, blog.index.heading, blog.title, 'voices'],
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
      throw new Error(`Social cards: src/site/socialCards.ts has no address for ${page}.`);
    }
    return placedCard(address, '', { title, label, cover });
  });
