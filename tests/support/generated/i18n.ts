export default {
  defaultLocale: 'en',
  currentLocale: 'en',
  locales: ['en'],
  localeConfigs: {
    en: { label: 'English', htmlLang: 'en', url: 'https://example.org', baseUrl: '/' },
  },
};
