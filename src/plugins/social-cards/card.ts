import { readFileSync } from 'node:fs';
import { createElement, type ReactElement, type ReactNode } from 'react';
import type { CoverName } from '../../site/blog';
import { brand } from '../../site/brand';

export interface SocialCard {
  title: string;
  /** Small line above the title, such as the label of a tag. */
  label: string;
  /** The picture next to the text. */
  cover: CoverName;
}

/** The size in pixels that social networks expect. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Returns a title's font size in pixels, so that long titles fit on five lines, and long words on one. */
export function titleSize(title: string): number {
  const longest = Math.max(...title.split(/\s/).map((word) => word.length));
  return title.length > 70 || longest > 15 ? 48 : title.length > 45 ? 54 : 64;
}

/** The symbol in the vendor's logo. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg">
  <path fill="var(--color-accent)" d="M13.5 2 26 8.2 13.5 14.4 1 8.2z"/>
  <path fill="var(--color-second)" d="m4.3 11.9 9.2 4.6 9.2-4.6 3.3 1.6-12.5 6.2L1 13.5z"/>
  <path fill="var(--color-border-strong)" d="m4.3 17.2 9.2 4.6 9.2-4.6 3.3 1.6L13.5 25 1 18.8z"/>
</svg>`;

const box = (style: object, ...children: ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** Lays out a card with the text on the left and the cover on the right. @param colors by name, from `tokenValues`. */
export function cardElement(card: SocialCard, colors: Record<string, string>): ReactElement {
  const { 'color-page': page, 'color-text': text, 'color-text-muted': muted } = colors;
  const drawing = (svg: string, width: number, height: number, viewBox: string): ReactElement => {
    const file = svg
      .replace(/var\(--([\w-]+)[^)]*\)/g, (_, name: string) => colors[name] ?? 'none')
      .replace(/(?<=<svg[^>]*) viewBox="[^"]*"/, '')
      .replace('<svg', `<svg width="${width}" height="${height}" viewBox="${viewBox}"`);
    const src = `data:image/svg+xml;base64,${Buffer.from(file).toString('base64')}`;
    return createElement('img', { src, width, height });
  };
  const cover = readFileSync(`static/img/covers/${card.cover}.svg`, 'utf8');
  const title = { fontSize: titleSize(card.title), fontWeight: 700, lineHeight: 1.15 };
  const column = { flexDirection: 'column', gap: 24 };
  return box(
    { ...cardSize, background: page, color: text, fontFamily: 'Noto Sans' },
    box(
      { ...column, width: 660, padding: '64px 32px 56px 64px', justifyContent: 'space-between' },
      box(
        column,
        box({ color: colors['color-second'], fontSize: 28, fontWeight: 700 }, card.label),
        box({ ...title, letterSpacing: '-0.02em' }, card.title),
      ),
      box(
        { alignItems: 'center', gap: 16, fontSize: 26 },
        drawing(mark, 44, 44, '0 0 27 27'),
        box({ fontWeight: 700 }, brand.vendor),
        box({ color: muted }, brand.url.replace('https://', '')),
      ),
    ),
    box(
      { width: 540, background: colors['color-surface'] },
      // As high as the card, which shows more of the cover's drawing than posts do.
      drawing(cover, 540, cardSize.height, '10 -182 620 723'),
    ),
  );
}
