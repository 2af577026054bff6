import { routeRendered } from '@site/src/site/controls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const script = 'https://analytics.example/count.js';
const page = window as unknown as { count?: { q?: unknown[] } };
const scripts = (): string[] =>
  [...document.head.querySelectorAll('script[async]')].map(
    (element) => (element as HTMLScriptElement).src,
  );
const goTo = (address: string): void => window.history.replaceState(null, '', address);

let pages = 0;

/** Runs the inline script of a page, as the browser does. */
async function runScript(address: string, functionName: string): Promise<void> {
  goTo(address);
  const tag = Object.assign(document.createElement('script'), { type: 'text/plain' });
  tag.dataset.analytics = JSON.stringify({ functionName, scriptUrl: script });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(tag);
  vi.resetModules();
  await import('@site/src/client/pageViews');
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

async function openPage(address: string): Promise<ReturnType<typeof vi.fn>> {
  const sink = vi.fn();
  // The listeners of the pages before are still there: each page has a sink of its own.
  pages += 1;
  const functionName = `count${pages}`;
  Object.assign(page, { [functionName]: sink });
  await runScript(address, functionName);
  return sink;
}

const pathsOf = (sink: ReturnType<typeof vi.fn>): string[] =>
  sink.mock.calls.map(([, { path }]) => path);

beforeEach(() => goTo('/'));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete page.count;
  delete document.documentElement.dataset.movesOn;
  document.head.replaceChildren();
});

describe('page views', () => {
  it('are reported once for the page and for every change of path, query, or hash', async () => {
    const sink = await openPage('/');
    for (const address of ['/', '/blog', '/blog?a=1', '/blog?a=1#x', '/blog?a=1#x']) {
      goTo(address);
      document.dispatchEvent(new Event(routeRendered));
    }
    expect(pathsOf(sink)).toEqual(['/', '/blog', '/blog?a=1', '/blog?a=1#x']);
    expect(scripts()).toEqual([]);
  });

  it('include a link within the page before the app runs, and not again by the app', async () => {
    const sink = await openPage('/guide');
    goTo('/guide#part');
    window.dispatchEvent(new Event('hashchange'));
    expect(pathsOf(sink)).toEqual(['/guide', '/guide#part']);
    document.dispatchEvent(new Event(routeRendered));
    expect(pathsOf(sink)).toHaveLength(2);
  });

  it('include a return from the back-forward cache', async () => {
    const sink = await openPage('/guide');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(pathsOf(sink)).toEqual(['/guide', '/guide']);
  });

  it('leave out an address that the browser is leaving for its clean form', async () => {
    document.documentElement.dataset.movesOn = '';
    expect(pathsOf(await openPage('/About-Us'))).toEqual([]);
  });

  it('wait for the configured script, which is loaded once', async () => {
    await runScript('/', 'count');
    goTo('/blog');
    document.dispatchEvent(new Event(routeRendered));
    expect(scripts()).toEqual([script]);
    expect(page.count?.q).toEqual([
      ['pageview', { path: '/' }],
      ['pageview', { path: '/blog' }],
    ]);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'are not reported, and nothing is loaded, with %j',
    async (wish) => {
      vi.stubGlobal('navigator', { ...wish });
      await runScript('/', 'count');
      expect(page.count).toBeUndefined();
      expect(scripts()).toEqual([]);
    },
  );
});
