import { join } from 'node:path';
import type { BlogContent, BlogPost } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cardAddress } from '../../site/blog';
import { brand } from '../../site/brand';
import { coverOf } from '../../site/covers';
import { cacheDir, openCache } from '../cache/contentCache';
import type { Card } from './card';
import { writeCard } from './render';
import { tokenValues } from './tokens';

/** A card and where it goes, below the build. */
export interface PlacedCard {
  path: string;
  card: Omit<Card, 'colours'>;
}

const foot = brand.url.replace('https://', '');

/** The card of every page that has none of its own; `themeConfig.image` names it. */
export const siteCard: PlacedCard = {
  path: 'img/social-card.png',
  card: {
    title: brand.tagline,
    label: brand.productFullName,
    cover: 'layers',
    brand: brand.vendor,
    foot,
  },
};

/** Returns the cards of the posts that have no picture of their own. */
export function postCards(posts: readonly BlogPost[]): PlacedCard[] {
  return posts
    .filter(
      ({ metadata }) =>
        (metadata.frontMatter.image ?? cardAddress(metadata.permalink)) ===
        cardAddress(metadata.permalink),
    )
    .map(({ metadata }) => {
      const [tag] = metadata.tags;
      return {
        path: cardAddress(metadata.permalink).slice(1),
        card: {
          title: metadata.title,
          label: tag?.label ?? brand.vendor,
          cover: coverOf(metadata),
          brand: brand.vendor,
          foot: `${foot}/blog`,
        },
      };
    });
}

/** Writes the social cards of the site into its build, drawing only those that the cache doesn't know. */
export default function socialCardsPlugin({ siteDir, outDir }: LoadContext): Plugin {
  let cards: PlacedCard[] = [siteCard];
  return {
    name: 'social-cards',
    allContentLoaded({ allContent }) {
      const content = allContent['docusaurus-plugin-content-blog']?.default as
        | BlogContent
        | undefined;
      cards = [siteCard, ...postCards(content?.blogPosts ?? [])];
    },
    async postBuild() {
      const colours = await tokenValues('dark');
      const cache = openCache(cacheDir(siteDir, 'social-cards'));
      for (const { path, card } of cards) {
        await writeCard({ ...card, colours }, join(outDir, path), cache);
      }
      await cache.prune();
    },
  };
}
