import { cleanAddress, decodable, idOf } from '@site/src/client/cleanAddress';
import { choiceAfter } from '@site/src/client/controls/colorMode';
import { isDarkBlock } from '@site/src/client/controls/darkBlock';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AnnouncementBar from '@theme/AnnouncementBar';
import Layout from '@theme/Layout';
import Navbar from '@theme/Navbar';
import { afterEach, expect, it, vi } from 'vitest';
import { footer } from '../../src/site/shell';
import { renderInSite } from '../support/docusaurus';
import { testCases } from '../support/testCases';

const { documentElement } = document;
afterEach(() => {
  vi.restoreAllMocks();
  documentElement.classList.remove('plugin-native');
  delete documentElement.dataset.redirecting;
  window.history.replaceState(null, '', '/');
});

const isDarkAt = (top: number | undefined): boolean => isDarkBlock(top);
testCases('the navbar above a section at %s px is dark: %s', isDarkAt, [
  [101, false],
  [100, true],
  [-1380, true],
  [-1381, false],
  [undefined, false],
]);

testCases('%s is made decodable as %s', decodable, [
  ['/docs/latest/%E0%A4%A', '/docs/latest/%25E0%25A4%25A'],
  ['%zz%41', '%25zz%41'],
  ['%E2%82%AC%', '%E2%82%AC%25'],
  ['', ''],
]);

testCases('the hash %s refers to the id %s', idOf, [
  ['#100%', '100%'],
  ['#caf%C3%A9', 'café'],
]);

it.each([
  [[{ to: '/blog', label: 'Blog' }], [true, true]],
  [[], [false, false]],
])('a narrow navbar with the items %j has a button and a sidebar: %j', (items, expected) => {
  const resize = (innerWidth: number): void => {
    Object.assign(window, { innerWidth });
    fireEvent(window, new Event('resize'));
  };
  resize(360);
  renderInSite(<Navbar />, { themeConfig: { navbar: { items, hideOnScroll: false } } });
  const button = screen.queryByRole('button', { name: 'Toggle navigation bar' });
  expect([button, document.querySelector('.navbar-sidebar')].map(Boolean)).toEqual(expected);
  resize(1024);
});

it('a crash of the content leaves the rest of the page intact', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Broken(): never {
    throw new Error('broken part');
  }
  renderInSite(
    <Layout>
      <Broken />
    </Layout>,
    { themeConfig: { footer: { style: 'dark', ...footer } } },
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page crashed.');
  expect(screen.getByText('broken part')).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
  expect(screen.getByRole('contentinfo')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toBeDefined();
});

it.each([
  ['9.9.9', null],
  ['', null],
  ['1.0', '1.0'],
])('the stored version %j becomes %j', async (chosen, kept) => {
  const key = 'docs-preferred-version-default';
  localStorage.setItem(key, chosen);
  renderInSite(<p />);
  await vi.waitFor(() => expect(localStorage.getItem(key)).toBe(kept));
});

it('the announcement bar stays closed until it has a new id', async () => {
  const show = (id: string, isCloseable = true): void => {
    cleanup();
    const announcementBar = { id, content: 'News', isCloseable };
    renderInSite(<AnnouncementBar />, { themeConfig: { announcementBar } });
  };
  show('a');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('banner')).toBeNull();
  show('a');
  expect(screen.queryByRole('banner')).toBeNull();
  show('b', false);
  expect(screen.getByRole('banner').textContent).toBe('News');
  expect(screen.queryByRole('button')).toBeNull();
});

/** Opens an address, and returns the one that the framework reads and the one to which the browser is redirected. */
function openAddress(address: string): [string, string | undefined] {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  window.history.replaceState({ kept: true }, '', window.location.origin + address);
  cleanAddress(window.location);
  const { pathname, search, hash, origin } = window.location;
  expect(window.history.state).toEqual({ kept: true });
  const [sent] = replace.mock.calls[0] ?? [];
  return [`${pathname}${search}${hash}`, sent?.toString().slice(origin.length)];
}

testCases('the address of a page %s is read as %j', openAddress, [
  ['/blog/index.html?a=%#100%', ['/blog/?a=%#100%25', undefined]],
  ['/docs/latest/%E0%A4%A', ['/docs/latest/%25E0%25A4%25A', undefined]],
  ['/Docs#A', ['/Docs#A', undefined]],
  ['/blog/an-index.html', ['/blog/an-index', undefined]],
  ['/html', ['/html', undefined]],
  ['/docs//latest/overview', ['/docs/latest/overview', undefined]],
  ['//docs/latest/index.html', ['/docs/latest/', undefined]],
  ['//evil.example/x.html', ['/evil.example/x', undefined]],
]);

it.each([
  ['/docs/latest/%E0%A4%A?q', '/docs/latest/%25E0%25A4%25A?q', undefined],
  ['/no/such/page#a', '/no/such/page#a', undefined],
  ['/DOCS/Latest/%C3%89?A=B#C', '/DOCS/Latest/%C3%89?A=B#C', '/docs/latest/%C3%89?A=B#C'],
  ['/about-us/index.html', '/about-us/index.html', '/about-us/'],
  ['/docs//latest/overview#a', '/docs//latest/overview#a', '/docs/latest/overview#a'],
  ['//EVIL.example/X?q', '//EVIL.example/X?q', '/evil.example/x?q'],
  ['///evil.example/x.html', '///evil.example/x.html', '/evil.example/x'],
  ['/%5CEVIL.example', '/%5CEVIL.example', '/evil.example'],
  ['/%2F%2fevil.example/x', '/%2F%2fevil.example/x', '/evil.example/x'],
  ['//evil.example/%', '//evil.example/%25', '/evil.example/%25'],
])('the not-found page at %s is read as %s and redirects to %s', (address, ...expected) => {
  documentElement.classList.add('plugin-native');
  expect(openAddress(address)).toEqual(expected);
});

it('the fragment of a link is made decodable before the framework decodes it', async () => {
  const { onRouteUpdate } = await import('../../src/client/controls');
  window.history.replaceState(null, '', '/blog#50%');
  const location = { pathname: '/blog', search: '', hash: '#50%' } as Location;
  onRouteUpdate({ location });
  expect([location.hash, window.location.hash]).toEqual(['#50%25', '#50%25']);
});

/** Returns the color modes after four presses of the toggle. */
function modesAfterPresses(isSystemDark: boolean): string[] {
  const choices: ReturnType<typeof choiceAfter>[] = ['system'];
  for (const _ of Array(4)) {
    choices.push(choiceAfter(choices.at(-1) ?? 'system', isSystemDark));
  }
  return choices.slice(1);
}
testCases('with a dark system (%s), presses of the toggle choose %j', modesAfterPresses, [
  [false, ['dark', 'light', 'system', 'dark']],
  [true, ['light', 'dark', 'system', 'light']],
]);
