import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { markdownOptions } from './src/plugins/articles/markdownOptions';
import builtPagesPlugin from './src/plugins/built-pages';
import bundlerPlugin from './src/plugins/bundler';
import deployPlugin from './src/plugins/deploy';
import docsFactsPlugin from './src/plugins/docs-facts';
import docsImportPlugin from './src/plugins/docs-import';
import { frontMatterParser } from './src/plugins/front-matter/check';
import markdownExportPlugin from './src/plugins/markdown-export';
import newContentPlugin from './src/plugins/new-content';
import redirectsPlugin from './src/plugins/redirects';
import restReferencePlugin, { restSidebarItems } from './src/plugins/rest-reference';
import sandboxPlugin from './src/plugins/sandbox';
import searchIndexPlugin from './src/plugins/search-index';
import siteDataPlugin from './src/plugins/site-data';
import { createFeedItems } from './src/plugins/site-data/feedItems';
import { prepareBlogPosts } from './src/plugins/site-data/posts';
import socialCardsPlugin from './src/plugins/social-cards';
import startPlugin, { ssrTemplate } from './src/plugins/start';
import { blog } from './src/site/blog';
import { brand } from './src/site/brand';
import { content } from './src/site/content';
import { readDeployment } from './src/site/deployment';
import { assertBaseUrl, links } from './src/site/links';
import { announcement, favicons, footer, navbar } from './src/site/shell';
import { docsVersions } from './src/site/versions';
import released from './versions.json';

/** Broken links are warnings by default. `npm test` sets this variable, which makes them errors. */
const onBroken = process.env.SITE_STRICT ? 'throw' : 'warn';
const { lastVersion, versions } = docsVersions(released);
const markdown = markdownOptions(__dirname);

assertBaseUrl(brand.baseUrl);

const config: Config = {
  title: brand.vendor,
  tagline: brand.tagline,
  titleDelimiter: brand.titleDelimiter,
  url: brand.url,
  baseUrl: brand.baseUrl,
  baseUrlIssueBanner: false, // its inline script writes innerHTML
  organizationName: brand.vendorSlug,
  projectName: 'gravitino-website',
  i18n: { defaultLocale: brand.locale, locales: [...brand.locales] },
  headTags: favicons,
  ssrTemplate,
  onBrokenLinks: onBroken,
  onBrokenAnchors: onBroken,
  onDuplicateRoutes: onBroken,
  markdown: {
    parseFrontMatter: frontMatterParser(__dirname),
    hooks: { onBrokenMarkdownLinks: onBroken, onBrokenMarkdownImages: onBroken },
  },
  future: {
    // The storage key of the color mode is `theme`. A namespace would add a suffix.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
      siteStorageNamespacing: false,
    },
    faster: true,
  },
  storage: { type: 'localStorage', namespace: false },
  customFields: { ...readDeployment(process.env), trademarkNotice: brand.trademarkNotice },
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          sidebarItemsGenerator: restSidebarItems,
          editUrl: links.siteSource,
          lastVersion,
          versions,
          showLastUpdateTime: true,
          ...markdown.docs,
        },
        blog: {
          blogTitle: blog.title,
          blogDescription: blog.description,
          blogSidebarTitle: 'Recent posts',
          blogSidebarCount: content.blog.sidebarCount,
          postsPerPage: content.blog.postsPerPage,
          showReadingTime: true,
          feedOptions: {
            type: 'all',
            limit: false, // includes older posts
            title: blog.title,
            description: blog.description,
            copyright: brand.trademarkNotice,
            createFeedItems,
          },
          processBlogPosts: prepareBlogPosts,
          editUrl: links.siteSource,
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          onUntruncatedBlogPosts: 'throw',
          ...markdown.blog,
        },
        pages: markdown.pages,
        sitemap: { lastmod: 'date', changefreq: null, priority: null },
        theme: {
          customCss: ['tokens', 'global', 'article', 'tables', 'code'].map(
            (name) => `./src/css/${name}.css`,
          ),
        },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    ['@docusaurus/plugin-ideal-image', { ...content.image, disableInDev: false }],
    siteDataPlugin,
    bundlerPlugin,
    startPlugin,
    socialCardsPlugin,
    restReferencePlugin,
    sandboxPlugin,
    docsFactsPlugin,
    docsImportPlugin,
    searchIndexPlugin,
    newContentPlugin,
    markdownExportPlugin,
    redirectsPlugin,
    deployPlugin,
    builtPagesPlugin,
  ],
  clientModules: ['./src/client/controls/index.ts', './src/client/progress.ts'],
  themeConfig: {
    image: 'img/social-card.png',
    metadata: [{ name: 'description', content: brand.description }],
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    announcementBar: announcement.content ? announcement : undefined,
    navbar: structuredClone(navbar) as unknown as Preset.ThemeConfig['navbar'],
    docs: {
      versionPersistence: 'localStorage',
      sidebar: { hideable: true, autoCollapseCategories: true },
    },
    // Years would be headings above the page's heading.
    blog: { sidebar: { groupByYear: false } },
    footer: structuredClone(footer),
    tableOfContents: content.tableOfContents,
    // Colors are CSS classes (src/css/code.css), so the framework's theme isn't needed.
    prism: { theme: { plain: {}, styles: [] } },
  } satisfies Preset.ThemeConfig,
};

export default config;
