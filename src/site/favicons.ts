import { brand } from './brand';

/**
 * Links of every page's head. The favicon follows the operating system's colour preference (specification §2). Browsers that take no
 * drawing as an icon ask for `/favicon.ico` by themselves, as Safari does.
 */
export const favicons = [
  {
    tagName: 'link',
    attributes: {
      rel: 'icon',
      type: 'image/svg+xml',
      href: `${brand.baseUrl}img/favicon-light.svg`,
      media: '(prefers-color-scheme: light)',
    },
  },
  {
    tagName: 'link',
    attributes: {
      rel: 'icon',
      type: 'image/svg+xml',
      href: `${brand.baseUrl}img/favicon-dark.svg`,
      media: '(prefers-color-scheme: dark)',
    },
  },
  {
    tagName: 'link',
    attributes: { rel: 'manifest', href: `${brand.baseUrl}manifest.webmanifest` },
  },
];
