import type { Root } from 'hast';
import { elementsOf } from '../../src/plugins/built-pages/parsePage';

/** Lists the addresses of a page's links, pictures, scripts, style sheets, and alternates, as they are written. */
export const pageLinks = (page: Root): string[] =>
  elementsOf(page).flatMap(({ tagName, properties: { href, src } }) =>
    ['a', 'link', 'img', 'script', 'source'].includes(tagName)
      ? [href, src].filter((target) => target !== undefined).map(String)
      : [],
  );
