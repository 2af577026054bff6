import { followLinks } from '@site/src/components/shared/StaticArticle/links';
import { useCounted } from '@site/src/components/shared/useCounted';
import { useDay } from '@site/src/components/shared/useDay';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../support/docusaurus';

const english = '{count} page|{count} pages';

it.each([
  ['en', english, '1 page, 5 pages'],
  ['de', '{count} Seite|{count} Seiten', '1 Seite, 5 Seiten'],
  ['ru', '{count} страница|{count} страницы|{count} страниц', '1 страница, 5 страниц'],
  ['zh-Hans', '{count} 页', '1 页, 5 页'],
  // Not translated.
  ['zh-Hans', english, '1 page, 5 pages'],
  ['ar', english, '1 page, 5 pages'],
  ['xx', english, '1 page, 5 pages'],
])('in %s "%s" is written as %s, and the console says nothing', (currentLocale, forms, text) => {
  const error = vi.spyOn(console, 'error');
  const Counts = (): string => {
    const counted = useCounted();
    return [1, 5].map((count) => counted(count, forms)).join(', ');
  };
  renderInSite(<Counts />, { currentLocale });
  expect(screen.getByText(text)).toBeDefined();
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

it.each([
  ['en', 'June 3, 2025'],
  ['de', '3. Juni 2025'],
])('a day is written as readers of %s do', (locale, text) => {
  const Day = (): string => useDay()('2025-06-03T00:00:00.000Z');
  renderInSite(<Day />, { currentLocale: locale });
  expect(screen.getByText(text)).toBeDefined();
});

it.each([
  ['mouseover', '/docs/latest/overview'],
  ['touchstart', '/docs/latest/overview'],
])('%s on a link of a static article loads its page ahead', (type, page) => {
  const preload = vi.spyOn(window.docusaurus, 'preload');
  const article = document.createElement('article');
  article.innerHTML = `<a href="${page}#part">Overview</a> <a href="https://example.org/">Elsewhere</a>`;
  const end = followLinks(article, { push: vi.fn() });
  for (const link of article.querySelectorAll('a')) {
    link.dispatchEvent(new Event(type, { bubbles: true }));
  }
  expect(preload.mock.calls).toEqual([[page]]);
  end();
  preload.mockRestore();
});

it('a link of a static article that comes into sight has its page fetched ahead', () => {
  const prefetch = vi.spyOn(window.docusaurus, 'prefetch');
  class EverythingInSight {
    constructor(readonly notify: (entries: object[]) => void) {}
    observe(target: Element): void {
      this.notify([{ isIntersecting: true, target }]);
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', EverythingInSight);
  const article = document.createElement('article');
  article.innerHTML =
    '<a href="/docs/latest/overview#part">Overview</a> <a href="https://example.org/">Elsewhere</a>';
  const end = followLinks(article, { push: vi.fn() });
  expect(prefetch.mock.calls).toEqual([['/docs/latest/overview']]);
  end();
  prefetch.mockRestore();
  vi.unstubAllGlobals();
});
