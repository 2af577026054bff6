import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import { Context as DocusaurusContext } from '@docusaurus/core/lib/client/docusaurusContext';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import { type RenderResult, render } from '@testing-library/react';
import LayoutProvider from '@theme/Layout/Provider';
import TitleFormatterProvider from '@theme/ThemeProvider/TitleFormatter';
import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';

// happy-dom lacks this method, which the framework calls to notify its own tab of storage changes.
Object.assign(StorageEvent.prototype, {
  initStorageEvent(
    this: StorageEvent,
    _type: string,
    ...[, , key, oldValue, newValue, url, area]: unknown[]
  ) {
    const fields = { key, oldValue, newValue, url, storageArea: area };
    for (const [name, value] of Object.entries(fields)) {
      Object.defineProperty(this, name, { value });
    }
  },
});
// The framework's entry sets this before any link is rendered.
Object.assign(window, { docusaurus: { prefetch: () => false, preload: () => false } });

/** Options for the site around a rendered part. */
export interface Site {
  /** Address of the page, with query and hash. */
  at?: string;
  /** Merged into `themeConfig`. */
  themeConfig?: Record<string, unknown>;
  customFields?: Record<string, unknown>;
  /** Base URL of the site. */
  baseUrl?: string;
  /** Versions of the docs, by docs plugin. */
  docs?: Record<string, GlobalVersion[]>;
  currentLocale?: string;
  /** `false` renders what the server renders, and the browser before hydration. */
  isBrowser?: boolean;
}

/** Creates a version of the docs with pages and a sidebar `docs` that links its first page. */
export function version(
  name: string,
  ids: string[],
  more: Partial<GlobalVersion> = {},
): GlobalVersion {
  const path = `/docs/${more.isLast ? 'latest' : name}`;
  return {
    name,
    label: name,
    isLast: false,
    path,
    mainDocId: ids[0] ?? '',
    docs: ids.map((id) => ({ id, path: `${path}/${id}`, sidebar: 'docs' })),
    draftIds: [],
    sidebars: { docs: { link: { path: `${path}/${ids[0]}`, label: 'First' } } },
    ...more,
  };
}

/** Wraps a part in the framework's providers. */
export function InSite({
  at = '/',
  themeConfig = {},
  customFields = {},
  baseUrl = siteConfig.baseUrl,
  docs = { default: [version('1.0', ['intro'], { isLast: true })] },
  currentLocale = i18n.currentLocale,
  isBrowser = true,
  children,
}: Site & { children: ReactNode }): React.JSX.Element {
  const globalData = {
    'docusaurus-plugin-content-docs': Object.fromEntries(
      Object.entries(docs).map(([id, versions]) => [
        id,
        { path: id === 'default' ? '/docs' : `/${id}`, versions, breadcrumbs: true },
      ]),
    ),
  };
  const value = {
    siteConfig: {
      ...siteConfig,
      baseUrl,
      customFields,
      themeConfig: {
        colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
        docs: { versionPersistence: 'localStorage', sidebar: {} },
        metadata: [],
        navbar: { items: [], hideOnScroll: false },
        prism: {},
        tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
        ...themeConfig,
      },
    },
    siteMetadata: { docusaurusVersion: 'test', pluginVersions: {} },
    globalData,
    i18n: { ...i18n, currentLocale },
    codeTranslations: {},
  };
  return (
    <HelmetProvider>
      <MemoryRouter initialEntries={[at]}>
        <DocusaurusContext.Provider value={value as never}>
          <BrowserContext.Provider value={isBrowser}>
            <RouteContextProvider value={{ plugin: { name: 'test', id: 'default' } }}>
              <TitleFormatterProvider>
                <LayoutProvider>{children}</LayoutProvider>
              </TitleFormatterProvider>
            </RouteContextProvider>
          </BrowserContext.Provider>
        </DocusaurusContext.Provider>
      </MemoryRouter>
    </HelmetProvider>
  );
}

/** Renders a part of the theme in a site. */
export const renderInSite = (part: ReactNode, site: Site = {}): RenderResult =>
  render(<InSite {...site}>{part}</InSite>);
