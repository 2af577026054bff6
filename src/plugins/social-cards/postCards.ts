import type { BlogPost } from '@docusaurus/plugin-content-blog';
import { cardAddress } from '../../site/blog';
import { brand } from '../../site/brand';
import { coverOf } from '../../site/covers';
import { type PlacedCard, placedCard } from './placedCard';

/** Returns the cards of the posts that have no picture of their own. */
export const postCards = (posts: readonly BlogPost[]): PlacedCard[] =>
  posts.flatMap(({ metadata }) => {
    const { frontMatter, permalink, tags, title } = metadata;
    const address = cardAddress(permalink);
    const label = tags[0]?.label ?? brand.vendor;
    return (frontMatter.image ?? address) === address
      ? [placedCard(address, '/blog', { title, label, cover: coverOf(metadata) })]
      : [];
  });
