import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ReactElement } from 'react';
import type { CoverName } from '../../site/covers';

/** What a card says, and in which colors. */
export interface Card {
  title: string;
  /** Small line above the title, such as the label of a tag. */
  label: string;
  /** The picture beside the words. */
  cover: CoverName;
  /** Who speaks. */
  brand: string;
  /** Where, beside it. */
  foot: string;
  /** Colors of the site by name, as `tokenValues` returns them. */
  colors: Record<string, string>;
}

/** Size that social networks ask for, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Font size of a title, in pixels: long titles take at most five lines, and long words, which aren't broken, one. */
export function titleSize(title: string): number {
  const longest = Math.max(...title.split(/\s/).map((word) => word.length));
  return title.length > 70 || longest > 15 ? 48 : title.length > 45 ? 54 : 64;
}

/** The vendor's mark, as in the logo of the site. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg">
  <path fill="var(--color-accent)" d="M13.5 2 26 8.2 13.5 14.4 1 8.2z"/>
  <path fill="var(--color-second)" d="m4.3 11.9 9.2 4.6 9.2-4.6 3.3 1.6-12.5 6.2L1 13.5z"/>
  <path fill="var(--color-border-strong)" d="m4.3 17.2 9.2 4.6 9.2-4.6 3.3 1.6L13.5 25 1 18.8z"/>
</svg>`;

/** Shows a file of SVG with its variables replaced by colors, cut to a box of its own. */
function drawing(
  svg: string,
  colors: Card['colors'],
  box: { width: number; height: number; viewBox: string },
): ReactElement {
  const { width, height, viewBox } = box;
  const text = svg
    .replace(/var\(--([\w-]+)[^)]*\)/g, (_, name: string) => colors[name] ?? 'none')
    .replace(/<svg[^>]*>/, (tag) =>
      tag
        .replace(/ viewBox="[^"]*"/, '')
        .replace('>', ` width="${width}" height="${height}" viewBox="${viewBox}">`),
    );
  const src = `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`;
  return createElement('img', { src, width, height });
}

const readCover = (name: CoverName): string =>
  readFileSync(join('static/img/covers', `${name}.svg`), 'utf8');

const column = (style: object, ...children: ReactElement[]): ReactElement =>
  createElement(
    'div',
    { style: { display: 'flex', flexDirection: 'column', ...style } },
    ...children,
  );

/** Lays a card out: words on the left, the cover on the right. */
export function cardElement(card: Card): ReactElement {
  const colorOf = (name: string): string => card.colors[`color-${name}`] ?? '';
  const text = (value: string, style: object): ReactElement =>
    createElement('div', { style }, value);
  return createElement(
    'div',
    {
      style: {
        display: 'flex',
        width: '100%',
        height: '100%',
        background: colorOf('page'),
        color: colorOf('text'),
        fontFamily: 'Noto Sans',
      },
    },
    column(
      { width: 660, padding: '64px 32px 56px 64px', justifyContent: 'space-between' },
      column(
        { gap: 24 },
        text(card.label, { color: colorOf('second'), fontSize: 28, fontWeight: 700 }),
        text(card.title, {
          fontSize: titleSize(card.title),
          fontWeight: 700,
          lineHeight: 1.15,
          letterSpacing: '-0.02em',
        }),
      ),
      createElement(
        'div',
        { style: { display: 'flex', alignItems: 'center', gap: 16, fontSize: 26 } },
        drawing(mark, card.colors, { width: 44, height: 44, viewBox: '0 0 27 27' }),
        text(card.brand, { fontWeight: 700 }),
        text(card.foot, { color: colorOf('text-muted') }),
      ),
    ),
    createElement(
      'div',
      { style: { display: 'flex', width: 540, background: colorOf('surface') } },
      // A window on the cover as high as the card: what the cover cuts off above and below is seen here.
      drawing(readCover(card.cover), card.colors, {
        width: 540,
        height: cardSize.height,
        viewBox: '10 -182 620 723',
      }),
    ),
  );
}
