/** The configuration for modules that import it directly. `renderInSite` has a configuration for each test. */
export default {
  title: 'Site title',
  tagline: 'Tagline',
  titleDelimiter: '|',
  url: 'https://example.org',
  baseUrl: '/',
  trailingSlash: undefined,
  future: { experimental_router: 'browser' },
  themeConfig: {},
  customFields: {},
};
