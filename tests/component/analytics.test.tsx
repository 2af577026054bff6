import siteConfig from '@generated/docusaurus.config';
import { onRouteDidUpdate } from '@site/src/client/analytics';
import { reportPageView } from '@site/src/client/analytics/pageView';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const place = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });
const script = 'https://analytics.example/count.js';
const configured = { functionName: 'count', scriptUrl: script };
const configure = (analytics: unknown): void => {
  Object.assign(siteConfig, { customFields: { analytics } });
};
const page = window as unknown as { count?: { q?: unknown[] } };

beforeEach(() => configure(configured));
afterEach(() => {
  vi.unstubAllGlobals();
  delete page.count;
  document.head.replaceChildren();
});
const scripts = (): string[] => [...document.head.querySelectorAll('script')].map(({ src }) => src);

describe('page views', () => {
  it('are told once for every change of path, query or hash', () => {
    const sink = vi.fn();
    Object.assign(page, { count: sink });
    const views = [
      place('/'),
      place('/blog'),
      place('/blog', '?a=1'),
      place('/blog', '?a=1', '#x'),
      place('/blog', '?a=1', '#x'),
    ];
    views.forEach((location, index) => {
      onRouteDidUpdate({ location, previousLocation: views[index - 1] ?? null });
    });
    // The first view is the inline script's to report.
    expect(sink.mock.calls).toEqual([
      ['pageview', { path: '/blog' }],
      ['pageview', { path: '/blog?a=1' }],
      ['pageview', { path: '/blog?a=1#x' }],
    ]);
    expect(scripts()).toEqual([]);
  });

  it('wait for the configured script, which is loaded once', () => {
    reportPageView(configured, place('/'));
    onRouteDidUpdate({ location: place('/blog'), previousLocation: place('/') });
    expect(scripts()).toEqual([script]);
    expect(page.count?.q).toEqual([
      ['pageview', { path: '/' }],
      ['pageview', { path: '/blog' }],
    ]);
  });

  it('are no business of anyone when nothing is configured', () => {
    configure(undefined);
    reportPageView(undefined, place('/'));
    onRouteDidUpdate({ location: place('/blog'), previousLocation: place('/') });
    expect(page.count).toBeUndefined();
    expect(scripts()).toEqual([]);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'are not told, and nothing is loaded, with %j',
    (wish) => {
      vi.stubGlobal('navigator', { ...wish });
      reportPageView(configured, place('/'));
      onRouteDidUpdate({ location: place('/blog'), previousLocation: place('/') });
      expect(page.count).toBeUndefined();
      expect(scripts()).toEqual([]);
    },
  );
});
