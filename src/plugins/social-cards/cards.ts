import { readFile } from 'node:fs/promises';
import type { BlogPost } from '@docusaurus/plugin-content-blog';
import { about } from '../../site/aboutUs';
import { blog, type CoverName, cardAddress, coverOf } from '../../site/blog';
import { brand } from '../../site/brand';
import { careers, jobs } from '../../site/careers';
import { product } from '../../site/gravitino';
import { cardOfPage, pages } from '../../site/links';
import { privacy } from '../../site/privacy';
import type { SocialCard } from './card';

const docsLabel = `${brand.product} · Documentation`;

/** The cards of pages other than posts, each by the address of a page that uses it. */
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
  [pages.sandbox, 'Playground in your browser', docsLabel, 'terminal'],
  ['/docs/latest/', `${brand.product} Documentation`, brand.productFullName, 'layers'],
  ['/docs/latest/api/rest/', `${brand.product} REST API`, docsLabel, 'gears'],
  ['/docs/latest/trino-connector/', 'Connectors for query engines', docsLabel, 'plug'],
  ['/docs/latest/security/', 'Security', docsLabel, 'key'],
  [pages.privacy, privacy.title, brand.vendor, 'checklist'],
  [pages.blog, 'Notes from the metadata lake', blog.title, 'voices'],
];

/** Returns the cards of pages other than posts, by address. @throws Error naming a page that doesn't use its card. */
export const pageCards = (): [address: string, SocialCard][] => [
  ['/img/social-card.png', { title: brand.tagline, label: brand.productFullName, cover: 'layers' }],
  ...cards.map(([page, title, label, cover]): [string, SocialCard] => {
    const address = cardOfPage(page);
    if (address === undefined) {
      throw new Error(`Social cards: src/site/links.ts has no address for ${page}.`);
    }
    return [address, { title, label, cover }];
  }),
];

/** Returns the cards of posts without a picture, by address. */
export const postCards = (posts: readonly BlogPost[]): [address: string, SocialCard][] =>
  posts.flatMap(({ metadata }): [string, SocialCard][] => {
    const { frontMatter, permalink, tags, title } = metadata;
    const address = cardAddress(permalink);
    const label = tags[0]?.label ?? brand.vendor;
    const isDrawn = (frontMatter.image ?? address) === address;
    return isDrawn ? [[address, { title, label, cover: coverOf(frontMatter) }]] : [];
  });

/** Reads the colors of a mode from the site's style sheet, for pictures that the build draws.
 *
 * @returns values by name, such as `color-accent`.
 */
export async function tokenValues(mode: 'light' | 'dark'): Promise<Record<string, string>> {
  const css = await readFile(new URL('../../css/tokens.css', import.meta.url), 'utf8');
  const blocks = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return Object.fromEntries(
    [...blocks]
      .filter(([, selector]) => selector?.includes(`[data-theme='${mode}']`))
      .flatMap(([, , body = '']) => [...body.matchAll(/--((?:color|code)-[\w-]+):\s*([^;]+);/g)])
      .map(([, name = '', value = '']) => [name, value.trim()]),
  );
}
