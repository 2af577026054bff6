import { addressOf } from '@site/src/site/brand';
import { pages } from '@site/src/site/links';

/** The path from the home page to a page (schema.org BreadcrumbList), outermost first, without the home page. */
export function breadcrumbs(...trail: { name: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: pages.home }, ...trail].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: addressOf(path),
      }),
    ),
  };
}
