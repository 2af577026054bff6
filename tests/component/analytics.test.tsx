import { routeRendered } from '@site/src/site/controls';
import { afterEach, expect, it, vi } from 'vitest';

const script = 'https://analytics.example/count.js';
const page = window as unknown as Record<string, { q?: unknown[] } | undefined>;
const scripts = (): string[] =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script[async]')].map(({ src }) => src);
const goTo = (address: string): void => window.history.replaceState(null, '', address);
const render = (): boolean => document.dispatchEvent(new Event(routeRendered));

/** Runs the inline script of a page as the browser does. */
async function runScript(address: string, functionName: string): Promise<void> {
  goTo(address);
  const tag = Object.assign(document.createElement('script'), { type: 'text/plain' });
  tag.dataset.analytics = JSON.stringify({ functionName, scriptUrl: script });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(tag);
  vi.resetModules();
  await import('@site/src/client/pageViews');
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

/** Opens a page. Its function has a unique name because listeners of earlier pages remain. */
async function openPage(address: string): Promise<() => string[]> {
  const sink = vi.fn();
  const functionName = `count${Object.keys(page).length}`;
  Object.assign(page, { [functionName]: sink });
  await runScript(address, functionName);
  return () => sink.mock.calls.map(([, { path }]) => path);
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete page.count;
  delete document.documentElement.dataset.redirecting;
  document.head.replaceChildren();
});

it('a page view is reported once for each change of path, query, or hash', async () => {
  const paths = await openPage('/');
  for (const address of ['/', '/blog', '/blog?a=1', '/blog?a=1#x', '/blog?a=1#x']) {
    goTo(address);
    render();
  }
  expect(paths()).toEqual(['/', '/blog', '/blog?a=1', '/blog?a=1#x']);
  expect(scripts()).toEqual([]);
  // The browser is about to replace this address with its clean form.
  document.documentElement.dataset.redirecting = '';
  expect((await openPage('/About-Us'))()).toEqual([]);
});

it('page views include anchor links before the app runs and returns from the back-forward cache', async () => {
  const paths = await openPage('/guide');
  goTo('/guide#part');
  window.dispatchEvent(new Event('hashchange'));
  render();
  expect(paths()).toEqual(['/guide', '/guide#part']);
  for (const persisted of [false, true]) {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  }
  expect(paths()).toEqual(['/guide', '/guide#part', '/guide#part']);
});

it('page views are queued until the configured script has loaded', async () => {
  await runScript('/', 'count');
  goTo('/blog');
  render();
  expect(scripts()).toEqual([script]);
  expect(page.count?.q).toEqual(['/', '/blog'].map((path) => ['pageview', { path }]));
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'nothing is reported or loaded with the preference %j',
  async (preference) => {
    vi.stubGlobal('navigator', preference);
    await runScript('/', 'count');
    expect(page.count).toBeUndefined();
    expect(scripts()).toEqual([]);
  },
);
