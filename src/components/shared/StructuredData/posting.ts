import { externalPermalink } from '@site/src/site/blog';
import { addressOf, brand } from '@site/src/site/brand';

/** A post as the pages of the framework know it, as far as structured data describes it. */
export interface PostingSource {
  authors: readonly { name?: string; title?: string; url?: string; imageURL?: string }[];
  tags: readonly { label: string }[];
  frontMatter: Record<string, unknown>;
}

const absolute = (address: string): string => new URL(address, brand.url).href;

/** Describes an author: a team and not a person, as the framework has it. */
function organization({ name, title, url, imageURL }: PostingSource['authors'][number]): object {
  return {
    '@type': 'Organization',
    name,
    description: title,
    url,
    image: imageURL && absolute(imageURL),
  };
}

/**
 * Completes the framework's description of a post (https://schema.org/BlogPosting): authors are teams, pictures have whole
 * addresses, the tags are its keywords, the vendor is the publisher, and a summary names the post at another publisher that
 * it is based on.
 *
 * @param posting what the framework wrote.
 * @param language of the page.
 */
export function completePosting(posting: object, source: PostingSource, language: string): object {
  const { image } = source.frontMatter;
  return {
    ...posting,
    author: source.authors.map(organization),
    publisher: {
      '@type': 'Organization',
      name: brand.vendor,
      url: brand.url,
      logo: { '@type': 'ImageObject', url: addressOf('/img/logo.svg') },
    },
    ...(typeof image === 'string' && image.startsWith('/')
      ? { image: { '@type': 'ImageObject', url: addressOf(image), width: 1200, height: 630 } }
      : {}),
    keywords: source.tags.map(({ label }) => label),
    inLanguage: language,
    isBasedOn: externalPermalink(source.frontMatter),
  };
}
