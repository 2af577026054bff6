import { translate } from '@docusaurus/Translate';
import { publisherOf } from '@site/src/site/blog';

/** Says which publisher has the post at an address. */
export const publishedOn = (address: string): string =>
  translate(
    { id: 'blog.publishedOn', message: 'on {publisher}' },
    { publisher: publisherOf(address) },
  );
