import { toString as textOf } from 'hast-util-to-string';
import sharp from 'sharp';
import { z } from 'zod';
import { attribute, element, elements, type Html } from './html';

/** All links below the elements that a selector matches, as a reader meets them. */
export const linksIn = (html: Html, selector: string): { href: string; text: string }[] =>
  elements(html, `${selector} a`).map((link) => ({
    href: attribute(link, 'href') ?? '',
    text: textOf(link).trim(),
  }));

/** Text of the elements that a selector matches, as a screen reader has it. */
export const textIn = (html: Html, selector: string): string =>
  elements(html, selector).map(textOf).join(' ');

/** Value of the first meta or link element whose attribute has a value. */
export function headValue(html: Html, name: string, value: string): string | undefined {
  const found = element(html, `[${name}="${value}"]`);
  return found && (attribute(found, 'content') ?? attribute(found, 'href'));
}

/** Blocks of structured data of a page. */
export const structuredData = (html: Html): Record<string, unknown>[] =>
  elements(html, '[type="application/ld+json"]').map((script) => JSON.parse(textOf(script)));

/** Width and height of a picture. */
export async function sizeOf(
  file: string | Uint8Array,
): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

const address = z.string().regex(/^https:\/\/\S+$/);
const author = z.object({ name: z.string() });

/** What search engines ask of a post (schema.org, Google's article guidelines). */
export const blogPosting = z.object({
  '@type': z.literal('BlogPosting'),
  headline: z.string().max(110),
  description: z.string(),
  datePublished: z.iso.datetime({ offset: true }),
  url: address,
  image: z.object({ url: address }).optional(),
  keywords: z.array(z.string()).min(1),
  author: z.union([author, z.array(author)]),
});

/** What they ask of a position. */
export const jobPosting = z.object({
  '@type': z.literal('JobPosting'),
  title: z.string().min(1),
  description: z.string().min(1),
  datePosted: z.iso.date(),
  url: address,
  responsibilities: z.string().min(1),
  qualifications: z.string().min(1),
  hiringOrganization: z.object({ name: z.string().min(1) }),
});
