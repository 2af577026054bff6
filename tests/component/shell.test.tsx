import { cleanAddress, cleanPath } from '@site/src/client/cleanAddress';
import { choiceAfter } from '@site/src/client/controls/colorMode';
import { isDarkBlock } from '@site/src/client/controls/darkBlock';
import { asksNotToBeTracked } from '@site/src/site/deployment';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AnnouncementBar from '@theme/AnnouncementBar';
import Layout from '@theme/Layout';
import Navbar from '@theme/Navbar';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { footer } from '../../src/site/shell';
import { answers } from '../support/answers';
import { renderInSite } from '../support/docusaurus';

answers(
  'isDarkBlock with the section at %s px: %s',
  (top: number | undefined) => isDarkBlock(top),
  [
    [101, false],
    [100, true],
    [0, true],
    [-1380, true],
    [-1381, false],
    [undefined, false],
  ],
);

answers('cleanPath %s is %s', cleanPath, [
  ['/index.html', '/'],
  ['/blog/index.html', '/blog/'],
  ['/about-us.html', '/about-us'],
  ['/docs/latest/', '/docs/latest/'],
  ['/blog/an-index.html', '/blog/an-index'],
  ['/html', '/html'],
]);

answers('asksNotToBeTracked %j: %s', asksNotToBeTracked, [
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
]);

/** Sets the width of the window, in pixels. */
function resizeTo(width: number): void {
  Object.assign(window, { innerWidth: width });
  fireEvent(window, new Event('resize'));
}

describe('the width of the window', () => {
  afterEach(() => resizeTo(1024));

  it('gives a narrow navbar its sidebar, and none where there is nothing in it', () => {
    resizeTo(360);
    const toggle = (): HTMLElement | null =>
      screen.queryByRole('button', { name: 'Toggle navigation bar' });
    const withItems = renderInSite(<Navbar />, {
      themeConfig: { navbar: { items: [{ to: '/blog', label: 'Blog' }], hideOnScroll: false } },
    });
    expect(toggle()).not.toBeNull();
    expect(document.querySelector('.navbar-sidebar')).not.toBeNull();
    withItems.unmount();
    renderInSite(<Navbar />);
    expect(toggle()).toBeNull();
    expect(document.querySelector('.navbar-sidebar')).toBeNull();
  });
});

it('the layout keeps a crash inside the content: the rest of the page stays', () => {
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
  vi.restoreAllMocks();
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
])('a remembered version %j that the site has or no longer has leaves %j', async (chosen, kept) => {
  const key = 'docs-preferred-version-default';
  localStorage.setItem(key, chosen);
  renderInSite(<p />);
  await vi.waitFor(() => expect(localStorage.getItem(key)).toBe(kept));
});

const site = (id: string, isCloseable = true) => ({
  themeConfig: {
    announcementBar: {
      id,
      content: 'News',
      backgroundColor: '#112233',
      textColor: '#fafafa',
      isCloseable,
    },
  },
});

it('the announcement bar stays closed once closed, until it has a new id', async () => {
  const first = renderInSite(<AnnouncementBar />, site('a'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('banner')).toBeNull();
  expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('true');
  first.unmount();
  const second = renderInSite(<AnnouncementBar />, site('a'));
  expect(screen.queryByRole('banner')).toBeNull();
  second.unmount();
  renderInSite(<AnnouncementBar />, site('b'));
  expect(screen.getByRole('banner')).toBeDefined();
});

it('an announcement bar that is not closeable has no button', () => {
  renderInSite(<AnnouncementBar />, site('c', false));
  expect(screen.getByRole('banner').textContent).toBe('News');
  expect(screen.queryByRole('button')).toBeNull();
});

const replaced = vi.fn();
const { classList } = document.documentElement;

beforeEach(() => {
  replaced.mockClear();
  vi.spyOn(window.location, 'replace').mockImplementation(replaced);
});
afterEach(() => {
  vi.restoreAllMocks();
  classList.remove('plugin-native');
  delete document.documentElement.dataset.movesOn;
  window.history.replaceState(null, '', '/');
});

/** Opens an address as the app finds it, and returns what the framework reads then. */
function opened(address: string): string {
  window.history.replaceState({ kept: true }, '', window.location.origin + address);
  cleanAddress(window.location);
  const { pathname, search, hash } = window.location;
  expect(window.history.state).toEqual({ kept: true });
  return `${pathname}${search}${hash}`;
}

it.each([
  ['/blog/index.html?a=%#100%', '/blog/?a=%#100%25'],
  ['/docs/latest/%E0%A4%A', '/docs/latest/%25E0%25A4%25A'],
  ['/Docs#A', '/Docs#A'],
  ['/docs//latest/overview', '/docs/latest/overview'],
  ['//docs/latest/index.html', '/docs/latest/'],
  ['//evil.example/x.html', '/evil.example/x'],
])('the address of a page %s is read as %s', (address, expected) => {
  expect(opened(address)).toBe(expected);
  expect(replaced).not.toHaveBeenCalled();
});

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
])(
  'the address of the not-found page %s is read as %s and leads to %s',
  async (address, expected, leadsTo) => {
    classList.add('plugin-native');
    expect(opened(address)).toBe(expected);
    expect(replaced.mock.calls).toEqual(
      leadsTo === undefined ? [] : [[window.location.origin + leadsTo]],
    );
  },
);

it('a fragment that a link brings is made safe before the framework decodes it', async () => {
  window.history.replaceState(null, '', '/blog#50%');
  const { onRouteUpdate } = await import('../../src/client/controls');
  window.history.replaceState(null, '', '/blog#50%');
  const location = { pathname: '/blog', search: '', hash: '#50%' } as Location;
  onRouteUpdate({ location });
  expect(location.hash).toBe('#50%25');
  expect(window.location.hash).toBe('#50%25');
});

/** The choices of four presses, beginning with the system's mode. */
function presses(isSystemDark: boolean): string[] {
  const first = choiceAfter('system', isSystemDark);
  const second = choiceAfter(first, isSystemDark);
  const third = choiceAfter(second, isSystemDark);
  return [first, second, third, choiceAfter(third, isSystemDark)];
}

answers(
  'the toggle of the color mode begins with what the %s system does not show',
  (_, isSystemDark) => presses(isSystemDark),
  [
    ['light', false, ['dark', 'light', 'system', 'dark']],
    ['dark', true, ['light', 'dark', 'system', 'light']],
  ],
);
