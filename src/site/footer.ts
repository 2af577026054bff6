/**
 * The footer (specification §2): logo, three columns and the copyright line are the framework's own configuration; tagline,
 * trademark notice and background image are added by the theme.
 */
export const footer = {
  logo: { alt: 'Datastrato', src: 'img/logo-on-dark.svg', href: '/', width: 136, height: 27 },
  links: [
    {
      title: 'Product',
      items: [
        { label: 'Apache Gravitino', to: '/gravitino' },
        { label: 'Documentation', to: '/docs/latest/' },
        { label: 'Getting started', to: '/docs/latest/getting-started' },
        { label: 'Source repository', href: 'https://github.com/apache/gravitino' },
      ],
    },
    {
      title: 'Learn',
      items: [
        { label: 'Blog', to: '/blog' },
        { label: 'Playground', to: '/docs/latest/how-to-use-the-playground' },
        { label: 'Discussion forum', href: 'https://gravitino.discourse.group' },
        { label: 'Community chat', href: 'https://s.apache.org/slack-invite' },
        { label: 'Videos', href: 'https://www.youtube.com/@Datastrato' },
      ],
    },
    {
      title: 'Company',
      items: [
        { label: 'About us', to: '/about-us' },
        { label: 'Careers', to: '/careers' },
        { label: 'Privacy policy', to: '/privacy-policy' },
        { label: 'LinkedIn', href: 'https://www.linkedin.com/company/datastrato' },
        { label: 'X', href: 'https://twitter.com/datastrato' },
      ],
    },
  ],
  copyright: 'Copyright © 2025 Datastrato',
};
