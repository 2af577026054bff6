import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { toString as textOf } from 'hast-util-to-string';
import sharp from 'sharp';
import { attribute, element, elements, type Html } from './html';

/** A link as a reader meets it. */
export interface PageLink {
  href: string;
  text: string;
}

/** All links below the elements that a selector matches. */
export const linksIn = (html: Html, selector: string): PageLink[] =>
  elements(html, `${selector} a`).map((link) => ({
    href: attribute(link, 'href') ?? '',
    text: textOf(link).trim(),
  }));

/** Text of the elements that a selector matches, as a screen reader has it. */
export const textIn = (html: Html, selector: string): string =>
  elements(html, selector).map(textOf).join(' ');

/** Selects elements with this accessible name. */
export const labeled = (label: string): string => `[aria-label="${label}"]`;

/** Value of the first meta or link element whose attribute has a value. */
export function headValue(html: Html, name: string, value: string): string | undefined {
  const found = element(html, `[${name}="${value}"]`);
  return found && (attribute(found, 'content') ?? attribute(found, 'href'));
}

/** Blocks of structured data of a page. */
export const structuredData = (html: Html): unknown[] =>
  elements(html, '[type="application/ld+json"]').map((script) => JSON.parse(textOf(script)));

/**
 * Parses XML as a feed reader does.
 *
 * @throws Error with line and reason when the text is not well formed.
 */
export function parseXml(text: string): Record<string, unknown> {
  const valid = XMLValidator.validate(text);
  if (valid !== true) {
    throw new Error(`line ${valid.err.line}: ${valid.err.msg}`);
  }
  return new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(text);
}

/** Width and height of a picture. */
export async function sizeOf(
  file: string | Uint8Array,
): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

const isWholeAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https:\/\/\S+$/.test(value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Says what a BlogPosting lacks that search engines ask for (schema.org, Google's article guidelines). */
export function postingProblems(data: unknown): string[] {
  if (!isRecord(data)) {
    return ['no object'];
  }
  const problems: string[] = [];
  const need = (name: string, holds: boolean): void => {
    if (!holds) {
      problems.push(name);
    }
  };
  const { author, image } = data;
  need('@type', data['@type'] === 'BlogPosting');
  need('headline', typeof data.headline === 'string' && data.headline.length <= 110);
  need('description', typeof data.description === 'string');
  need(
    'datePublished',
    typeof data.datePublished === 'string' && !Number.isNaN(Date.parse(data.datePublished)),
  );
  need('url', isWholeAddress(data.url));
  need('image', image === undefined || (isRecord(image) && isWholeAddress(image.url)));
  need('keywords', Array.isArray(data.keywords) && data.keywords.length > 0);
  need(
    'author',
    [author].flat().every((one) => isRecord(one) && typeof one.name === 'string'),
  );
  return problems;
}
