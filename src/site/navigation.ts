/**
 * The top navbar (specification §2). The shape is Docusaurus's own `themeConfig.navbar.items`; the values are ours.
 */
export const docsEntry = '/docs/latest/';

export const navbar = {
  title: '',
  hideOnScroll: true,
  logo: {
    alt: 'Datastrato',
    src: 'img/logo.svg',
    srcDark: 'img/logo-on-dark.svg',
    href: '/',
    width: 136,
    height: 27,
  },
  items: [
    { to: '/', label: 'Home', position: 'left', activeBaseRegex: '^/$' },
    {
      type: 'dropdown',
      label: 'Products',
      position: 'left',
      items: [
        { to: '/gravitino', label: 'Apache Gravitino', activeBaseRegex: '^/gravitino$' },
        { to: '/gravitino#cloud', label: 'Gravitino Cloud', activeBaseRegex: '^$' },
        { href: 'https://github.com/apache/gravitino-playground', label: 'Playground' },
      ],
    },
    { to: '/blog', label: 'Blog', position: 'left' },
    {
      to: docsEntry,
      label: 'Documentation',
      position: 'left',
      target: '_blank',
    },
    { type: 'docsVersionDropdown', position: 'right' },
    {
      href: 'https://github.com/apache/gravitino',
      position: 'right',
      className: 'navbar-repository',
      'aria-label': 'Source repository on GitHub',
      label: 'GitHub',
    },
    { type: 'search', position: 'right' },
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

/** Wider than this many CSS pixels is desktop, anything else is mobile (specification §9). */
export const desktopBreakpoint = 996;
