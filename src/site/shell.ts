import { brand } from './brand';
import { links, pages } from './links';

const [, ...furtherLocales] = brand.locales;
/** A pattern for the beginning of paths: the base URL, and the folder of another language. */
const root = `${brand.baseUrl}${furtherLocales.length > 0 ? `(?:(?:${furtherLocales.join('|')})/)?` : ''}`;

const logo = {
  alt: 'Datastrato',
  src: 'img/logo-on-dark.svg',
  href: pages.home,
  width: 136,
  height: 27,
};

/** The navbar (specification §2) in the format of `themeConfig.navbar`. The theme adds the search after the color mode toggle.
 */
export const navbar = {
  title: '',
  hideOnScroll: true,
  logo: { ...logo, src: 'img/logo.svg', srcDark: logo.src },
  items: [
    { to: pages.home, label: 'Home', position: 'left', activeBaseRegex: `^${root}$` },
    {
      type: 'dropdown',
      label: 'Products',
      position: 'left',
      items: [
        { to: pages.product, label: 'Apache Gravitino', activeBaseRegex: `^${root}gravitino$` },
        { to: pages.compare, label: 'How it compares' },
        { to: pages.cloud, label: 'Gravitino Cloud', activeBaseRegex: '^$' },
        { to: pages.sandbox, label: 'Playground in your browser' },
        { to: pages.playgroundGuide, label: 'Docker playground' },
      ],
    },
    { to: pages.blog, label: 'Blog', position: 'left' },
    { to: pages.docs, label: 'Documentation', position: 'left', target: '_blank' },
    {
      type: 'docsVersionDropdown',
      position: 'right',
      dropdownItemsBefore: [{ href: links.apacheDocs, label: 'Later releases' }],
      dropdownItemsAfter: [{ to: pages.changes, label: 'Compare versions' }],
    },
    ...(furtherLocales.length > 0 ? [{ type: 'localeDropdown', position: 'right' } as const] : []),
    {
      href: links.repository,
      position: 'right',
      className: 'navbar-repository',
      'aria-label': 'Source repository on GitHub',
      label: 'GitHub',
    },
  ],
} as const;

/** Returns a column of the footer from addresses by label. */
const column = (title: string, addresses: Readonly<Record<string, string>>) => ({
  title,
  items: Object.entries(addresses).map(([label, address]) =>
    address.startsWith('/') ? { label, to: address } : { label, href: address },
  ),
});

/** The footer (specification §2). Our theme adds the tagline, the trademark notice, and the background image.
 */
export const footer = {
  logo,
  links: [
    column('Product', {
      'Apache Gravitino': pages.product,
      'How it compares': pages.compare,
      Documentation: pages.docs,
      'Getting started': pages.gettingStarted,
      'Source repository': links.repository,
    }),
    column('Learn', {
      Blog: pages.blog,
      'Playground in your browser': pages.sandbox,
      'Docker playground': pages.playgroundGuide,
      'Discussion forum': links.forum,
      'Community chat': links.chat,
      Videos: links.video,
    }),
    column('Company', {
      'About us': pages.about,
      Careers: pages.careers,
      Security: pages.security,
      'Privacy policy': pages.privacy,
      LinkedIn: links.linkedin,
      X: links.x,
    }),
  ],
  copyright: 'Copyright © 2025 Datastrato',
};

/**
 * The announcement bar (specification §2). Set `content` to an empty string to take the bar away. A new `id` shows the bar
 * again to readers who had closed the one before.
 */
export const announcement = {
  id: 'gravitino-1-0-0',
  content: `Apache Gravitino 1.0.0 is out. <a href="${brand.baseUrl}blog/gravitino-1-0-0-release-notes">Read what is new</a>`,
  backgroundColor: '#14213d',
  textColor: '#ffffff',
  isCloseable: true,
} as const;

/**
 * Links of every page's head. The favicon follows the operating system's color preference (specification §2). Browsers that take no
 * drawing as an icon ask for `/favicon.ico` by themselves, as Safari does.
 */
export const favicons = [
  ...(['light', 'dark'] as const).map((mode) => ({
    tagName: 'link',
    attributes: {
      rel: 'icon',
      type: 'image/svg+xml',
      href: `${brand.baseUrl}img/favicon-${mode}.svg`,
      media: `(prefers-color-scheme: ${mode})`,
    },
  })),
  {
    tagName: 'link',
    attributes: { rel: 'manifest', href: `${brand.baseUrl}manifest.webmanifest` },
  },
];
