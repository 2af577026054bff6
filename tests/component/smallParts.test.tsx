import { BreakableCode } from '@site/src/components/docs/Inline';
import { ConfigurationKeys } from '@site/src/components/docs/ReferenceLists';
import FactTable from '@site/src/components/shared/FactTable';
import { useCounted, useDay } from '@site/src/components/shared/formats';
import { followLinks, prefetchLinks } from '@site/src/components/shared/StaticPart/links';
import Img from '@site/src/theme/MDXComponents/Img';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../support/docusaurus';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const english = '{count} page|{count} pages';
it.each([
  ['en', english, '1 page, 5 pages'],
  ['de', '{count} Seite|{count} Seiten', '1 Seite, 5 Seiten'],
  ['ru', '{count} страница|{count} страницы|{count} страниц', '1 страница, 5 страниц'],
  ['zh-Hans', '{count} 页', '1 页, 5 页'],
  // Without a translation.
  ['zh-Hans', english, '1 page, 5 pages'],
  ['xx', english, '1 page, 5 pages'],
])('in %s, "%s" is formatted as %s without console errors', (currentLocale, forms, text) => {
  const error = vi.spyOn(console, 'error');
  const Counts = (): string => {
    const counted = useCounted();
    return [1, 5].map((count) => counted(count, forms)).join(', ');
  };
  renderInSite(<Counts />, { currentLocale });
  expect(screen.getByText(text)).toBeDefined();
  expect(error).not.toHaveBeenCalled();
});

it.each([
  ['en', 'June 3, 2025'],
  ['de', '3. Juni 2025'],
])('a date is formatted for %s', (currentLocale, text) => {
  const Day = (): string => useDay()('2025-06-03T00:00:00.000Z');
  renderInSite(<Day />, { currentLocale });
  expect(screen.getByText(text)).toBeDefined();
});

class AlwaysVisibleObserver {
  constructor(readonly notify: (entries: object[]) => void) {}
  observe(target: Element): void {
    this.notify([{ isIntersecting: true, target }]);
  }
  unobserve(): void {}
  disconnect(): void {}
}
it.each([
  ['mouseover', 'preload'],
  ['touchstart', 'preload'],
  ['coming into sight', 'prefetch'],
] as const)('%s makes an internal link of a static article %s its page', (type, load) => {
  const loaded = vi.spyOn(window.docusaurus, load);
  if (load === 'prefetch') {
    vi.stubGlobal('IntersectionObserver', AlwaysVisibleObserver);
  }
  const router = { push: vi.fn(), replace: vi.fn() };
  const article = document.createElement('article');
  article.innerHTML = '<a href="/docs/a#part">A</a> <a href="https://example.org/">Elsewhere</a>';
  const cleanUps = [followLinks(article, router), prefetchLinks(article)];
  for (const link of article.querySelectorAll('a')) {
    link.dispatchEvent(new Event(type, { bubbles: true }));
  }
  expect(loaded.mock.calls).toEqual([['/docs/a']]);
  cleanUps.forEach((cleanUp) => void cleanUp());
});

it.each([
  ['/docs/a', 'push'],
  ['/docs/a?b#c', 'push'],
  [window.location.pathname, 'replace'],
] as const)('a click on a static link to %s calls %s of the router', (href, method) => {
  const router = { push: vi.fn(), replace: vi.fn() };
  const part = document.createElement('div');
  part.innerHTML = `<a href="${href}">A</a>`;
  const cleanUp = followLinks(part, router);
  part.querySelector('a')?.click();
  expect(router[method].mock.calls).toEqual([[href]]);
  expect([...router.push.mock.calls, ...router.replace.mock.calls]).toHaveLength(1);
  cleanUp();
});

const picture = {
  src: '/a-1030.webp',
  srcSet: '/a-640.webp 640w, /a-1030.webp 1030w',
  width: 1030,
  height: 515,
};
it('a picture has its files and size, links to the largest file, and loads lazily', () => {
  renderInSite(<Img picture={picture} alt="A tree" />);
  const { attributes } = screen.getByRole('img', { name: 'A tree' });
  const values = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
  expect(values).toMatchObject({
    src: '/a-1030.webp',
    srcset: picture.srcSet,
    ...{ width: '1030', height: '515', loading: 'lazy' },
    sizes: '(max-width: 712px) calc(100vw - 2rem), 680px',
  });
  const link = screen.getByRole('link', { name: 'A tree' });
  expect(link.getAttribute('href')).toBe('/a-1030.webp');
});

it('a picture in a link or without a larger file has no link to its file', () => {
  renderInSite(<Img picture={picture} alt="In a link" loading="eager" inLink="" />);
  const image = screen.getByRole('img', { name: 'In a link' });
  expect([image.getAttribute('loading'), image.closest('a')]).toEqual(['eager', null]);
  expect(image.hasAttribute('inlink')).toBe(false);
  renderInSite(<Img picture={{ ...picture, width: 300 }} alt="Narrow" />);
  const narrow = screen.getByRole('img', { name: 'Narrow' });
  expect([narrow.getAttribute('sizes'), narrow.closest('a')]).toEqual(['300px', null]);
});

it('a list of keys is an accessible table with a column for each fact', () => {
  const places = [{ title: 'Server', section: '', to: '/docs/latest/server#a' }];
  const facts = { Default: '`8090`', Required: 'No' };
  renderInSite(<ConfigurationKeys list={[{ name: '`a`', facts, description: 'Text.', places }]} />);
  const [headers, row] = screen
    .getAllByRole('row')
    .map((element) => [...element.children].map(({ textContent }) => textContent));
  expect(headers).toEqual(['Key', 'Type', 'Default', 'Required', 'Since', 'Page', 'Description']);
  expect(row).toEqual(['a', '', '8090', 'No', '', 'Server', 'Text.']);
  expect(screen.getByRole('link', { name: 'a' }).getAttribute('href')).toBe(places[0]?.to);
});

it.each([
  ['a.b-c/d', 'a.|b-|c/|d'],
  ['hdfs://host', 'hdfs://|host'],
  ['.bypass.', '.|bypass.'],
  ['camelCase', 'camelCase'],
])('the code %s can break at %s', (code, pieces) => {
  const { container } = render(<BreakableCode>{code}</BreakableCode>);
  expect(container.querySelector('code')?.innerHTML.replaceAll('<wbr>', '|')).toBe(pieces);
});

it('a column of facts has the same width in all rows', () => {
  const rows = ['Trino', 'API and clients only'].map((engines) => {
    return { key: engines, cells: [engines, 'tables', engines] };
  });
  render(<FactTable heads={['Source', 'Manages', 'Engines']} rows={rows} />);
  const wide = screen.getAllByRole('cell').map((cell) => cell.hasAttribute('data-wide'));
  expect(wide).toEqual([false, true, false, true]);
});
