import { toString as textOf } from 'hast-util-to-string';
import sharp from 'sharp';
import { z } from 'zod';
import { attribute, element, elements, type Html } from './html';

/** Returns the links within the elements that a selector matches, in order. */
export const linksIn = (html: Html, selector: string): { href: string; text: string }[] =>
  elements(html, `${selector} a`).map((link) => ({
    href: attribute(link, 'href') ?? '',
    text: textOf(link).trim(),
  }));

/** Returns the text of the elements that a selector matches. */
export const textIn = (html: Html, selector: string): string =>
  elements(html, selector).map(textOf).join(' ');

/** Returns the content or address of the first meta or link element whose attribute `name` has this value. */
export function headValue(html: Html, name: string, value: string): string | undefined {
  const found = element(html, `[${name}="${value}"]`);
  return found && (attribute(found, 'content') ?? attribute(found, 'href'));
}

/** Parses the structured data of a page. */
export const structuredData = (html: Html): Record<string, unknown>[] =>
  elements(html, '[type="application/ld+json"]').map((script) => JSON.parse(textOf(script)));

/** Reads the width and height of a picture. */
export async function sizeOf(
  file: string | Uint8Array,
): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

const address = z.string().regex(/^https:\/\/\S+$/);
const author = z.object({ name: z.string() });

/** Requirements of search engines for a post (schema.org, Google's article guidelines). */
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

/** Requirements of search engines for a job. */
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
