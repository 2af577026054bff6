import { links, pages } from './links';

/**
 * The footer (specification §2): logo, three columns and the copyright line are the framework's own configuration; tagline,
 * trademark notice and background image are added by the theme.
 */
export const footer = {
  logo: {
    alt: 'Datastrato',
    src: 'img/logo-on-dark.svg',
    href: pages.home,
    width: 136,
    height: 27,
  },
  links: [
    {
      title: 'Product',
      items: [
        { label: 'Apache Gravitino', to: pages.product },
        { label: 'Documentation', to: pages.docs },
        { label: 'Getting started', to: pages.gettingStarted },
        { label: 'Source repository', href: links.repository },
      ],
    },
    {
      title: 'Learn',
      items: [
        { label: 'Blog', to: pages.blog },
        { label: 'Playground', to: pages.playgroundGuide },
        { label: 'Discussion forum', href: links.forum },
        { label: 'Community chat', href: links.chat },
        { label: 'Videos', href: links.video },
      ],
    },
    {
      title: 'Company',
      items: [
        { label: 'About us', to: pages.about },
        { label: 'Careers', to: pages.careers },
        { label: 'Privacy policy', to: pages.privacy },
        { label: 'LinkedIn', href: links.linkedin },
        { label: 'X', href: links.x },
      ],
    },
  ],
  copyright: 'Copyright © 2025 Datastrato',
};
