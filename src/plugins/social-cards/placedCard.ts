import { brand } from '../../site/brand';
import type { Card } from './card';

/** A card and where it goes, below the build. */
export interface PlacedCard {
  path: string;
  card: Omit<Card, 'colors'>;
}

/** The vendor's address as people write it. */
const host = brand.url.replace('https://', '');

/** Returns a card in the name of the vendor. */
export function placedCard(
  address: string,
  section: string,
  card: Pick<Card, 'title' | 'label' | 'cover'>,
): PlacedCard {
  return { path: address.slice(1), card: { ...card, brand: brand.vendor, foot: host + section } };
}
