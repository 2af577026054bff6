import { brand } from './brand';
import { links, pages } from './links';
import { versionStory } from './versionStory';

const [, ...furtherLocales] = brand.locales;
/** What paths begin with, in an expression: the base URL, and below it the folder of a further language. */
const root = `${brand.baseUrl}${furtherLocales.length > 0 ? `(?:(?:${furtherLocales.join('|')})/)?` : ''}`;

/**
 * The navbar (specification §2), in the shape of Docusaurus's `themeConfig.navbar`. Where no item is the search, the theme puts it
 * last, after the toggle of the colour mode: the order that the specification asks for.
 */
export const navbar = {
  title: '',
  hideOnScroll: true,
  logo: {
    alt: 'Datastrato',
    src: 'img/logo.svg',
    srcDark: 'img/logo-on-dark.svg',
    href: pages.home,
    width: 136,
    height: 27,
  },
  items: [
    { to: pages.home, label: 'Home', position: 'left', activeBaseRegex: `^${root}$` },
    {
      type: 'dropdown',
      label: 'Products',
      position: 'left',
      items: [
        { to: pages.product, label: 'Apache Gravitino', activeBaseRegex: `^${root}gravitino$` },
        { to: pages.cloud, label: 'Gravitino Cloud', activeBaseRegex: '^$' },
        { href: links.playground, label: 'Playground' },
      ],
    },
    { to: pages.blog, label: 'Blog', position: 'left' },
    { to: pages.docs, label: 'Documentation', position: 'left', target: '_blank' },
    {
      type: 'docsVersionDropdown',
      position: 'right',
      dropdownItemsAfter: [
        { type: 'custom-heading', label: versionStory.more },
        { to: pages.changes, label: versionStory.compare },
        { href: links.apacheDocs, label: versionStory.newer },
      ],
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

/**
 * Where the navbar turns to its dark block (specification §2, §9): while the top of the section with this id lies at most
 * `top` pixels below and at most `-bottom` pixels above the top of the viewport.
 */
export const solutionsSwitch = {
  id: 'solutions',
  /** Pixels; the section's top may be this far below the viewport's top. */
  top: 100,
  /** Pixels; negative: the section's top may be this far above the viewport's top. */
  bottom: -1380,
} as const;
