/** The configuration that parts which import it directly find in component tests; `renderInSite` gives each test its own. */
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
