import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import NavbarContent from '@theme/Navbar/Content';
import NavbarItem from '@theme/NavbarItem';
import { Component, type ComponentProps, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlDropdowns } from '../../src/client/controls/dropdown';
import { navbar } from '../../src/site/shell';
import { renderInSite, type Site, version } from '../support/docusaurus';

const item = (props: Record<string, unknown>): ReactNode => (
  <NavbarItem {...(props as ComponentProps<typeof NavbarItem>)} />
);

interface CatchProps {
  onError: (error: Error) => void;
  children: ReactNode;
}

class Catch extends Component<CatchProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Renders a part that is to fail, and returns what it throws. */
function failureOf(part: ReactNode, site: Site = {}): Error {
  const caught: Error[] = [];
  renderInSite(<Catch onError={(error) => caught.push(error)}>{part}</Catch>, site);
  const [first] = caught;
  if (first === undefined) {
    throw new Error('The part rendered without an error.');
  }
  return first;
}

const docs = {
  default: [
    version('next', ['intro', 'guide', 'new-page']),
    version('2.0', ['intro', 'guide'], { isLast: true }),
    version('1.0', ['intro']),
  ],
};
const dropdownProps = {
  type: 'docsVersionDropdown',
  dropdownItemsBefore: [],
  dropdownItemsAfter: [],
};

describe('navbar items', () => {
  it('link: inside and outside, the outside one in a new tab', () => {
    renderInSite(
      <>
        {item({ to: '/blog', label: 'Blog' })}
        {item({ href: 'https://example.com', label: 'Elsewhere' })}
      </>,
    );
    expect(screen.getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('/blog');
    expect(screen.getByRole('link', { name: 'Blog' }).getAttribute('target')).toBeNull();
    const outside = screen.getByRole('link', { name: /Elsewhere/ });
    expect(outside.getAttribute('target')).toBe('_blank');
    expect(outside.getAttribute('rel')).toContain('noopener');
  });

  it('link: inside with the base URL, once', () => {
    renderInSite(
      <>
        {item({ to: '/blog', label: 'Without' })}
        {item({ to: '/base/blog', label: 'With' })}
        {item({ href: 'https://example.com/blog', label: 'Elsewhere' })}
      </>,
      { baseUrl: '/base/', at: '/base/' },
    );
    const href = (name: string | RegExp): string | null =>
      screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Without')).toBe('/base/blog');
    expect(href('With')).toBe('/base/blog');
    expect(href(/Elsewhere/)).toBe('https://example.com/blog');
  });

  it('dropdown, also without a type', () => {
    renderInSite(item({ label: 'Products', items: [{ to: '/a', label: 'A' }] }));
    expect(screen.getByRole('button', { name: 'Products' }).getAttribute('aria-haspopup')).toBe(
      'true',
    );
    expect(screen.getByRole('link', { name: 'A' })).toBeDefined();
  });

  it('html', () => {
    renderInSite(item({ type: 'html', value: '<b>Bold</b>' }));
    expect(screen.getByText('Bold').tagName).toBe('B');
  });

  it('search', () => {
    renderInSite(item({ type: 'search' }));
    expect(screen.getByRole('button', { name: 'Search' }).getAttribute('aria-haspopup')).toBe(
      'dialog',
    );
  });

  it('doc and docSidebar link into the latest version', () => {
    renderInSite(
      <>
        {item({ type: 'doc', docId: 'guide', label: 'Guide' })}
        {item({ type: 'docSidebar', sidebarId: 'docs', label: 'Docs' })}
      </>,
      { docs },
    );
    expect(screen.getByRole('link', { name: 'Guide' }).getAttribute('href')).toBe(
      '/docs/latest/guide',
    );
    expect(screen.getByRole('link', { name: 'Docs' }).getAttribute('href')).toBe(
      '/docs/latest/intro',
    );
  });

  it('docsVersion shows the current version', () => {
    renderInSite(item({ type: 'docsVersion' }), { docs, at: '/docs/1.0/intro' });
    expect(screen.getByRole('link', { name: '1.0' }).getAttribute('href')).toBe('/docs/1.0/intro');
  });

  it('localeDropdown keeps search and hash', () => {
    const locale = (code: string, label: string) => ({
      label,
      htmlLang: code,
      url: 'https://example.org',
      baseUrl: code === 'en' ? '/' : `/${code}/`,
    });
    renderInSite(
      item({ type: 'localeDropdown', dropdownItemsBefore: [], dropdownItemsAfter: [] }),
      {
        at: '/blog?tag=a#part',
        locales: { en: locale('en', 'English'), de: locale('de', 'Deutsch') },
      },
    );
    const german = screen.getByRole('link', { name: 'Deutsch' });
    expect(german.getAttribute('href')).toBe('/de/blog?tag=a#part');
    expect(german.getAttribute('lang')).toBe('de');
  });
});

describe('docsVersionDropdown', () => {
  it('stays on the page and says where it is missing', () => {
    renderInSite(item(dropdownProps), { docs, at: '/docs/latest/guide?q=1#part' });
    expect(screen.getByRole('link', { name: 'next' }).getAttribute('href')).toBe(
      '/docs/next/guide?q=1#part',
    );
    const without = screen.getByRole('link', { name: '1.0 (without this page)' });
    expect(without.getAttribute('href')).toContain('/docs/1.0/intro');
  });

  it('says what each version is, in the order of the versions, and where more is', () => {
    const menu = [
      version('current', ['intro'], { label: 'Next', path: '/docs/next' }),
      version('0.5.1', ['intro'], { isLast: true }),
      version('0.5.0', ['intro']),
      version('0.4.0', ['intro']),
    ];
    const [menuItems] = navbar.items.flatMap((one) =>
      'dropdownItemsAfter' in one
        ? [
            {
              dropdownItemsBefore: one.dropdownItemsBefore,
              dropdownItemsAfter: one.dropdownItemsAfter,
            },
          ]
        : [],
    );
    renderInSite(item({ ...dropdownProps, ...menuItems }), {
      docs: { default: menu },
      at: '/docs/latest/intro',
    });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'This site covers versions before 1.0',
      '1.0 and later',
      '0.6.0-incubating',
      'Next',
      'Latest here',
      '0.5.1',
      'Archived',
      '0.5.0',
      '0.4.0',
      'More',
      'Compare versions',
    ]);
    expect(screen.getByRole('link', { name: /^1\.0 and later/ }).getAttribute('href')).toBe(
      'https://gravitino.apache.org/docs/',
    );
  });

  it('calls Next unreleased once its release is the latest version', () => {
    const menu = [
      version('current', ['intro'], { label: 'Next', path: '/docs/next' }),
      version('0.6.0', ['intro'], { isLast: true }),
    ];
    renderInSite(item(dropdownProps), { docs: { default: menu }, at: '/docs/latest/intro' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Unreleased',
      'Next',
      'Latest here',
      '0.6.0',
    ]);
  });

  it('is for pages of the documentation only', () => {
    renderInSite(item(dropdownProps), { docs, at: '/blog' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('remembers the choice for each docs plugin by itself', async () => {
    const community = [version('3.0', ['intro'], { isLast: true }), version('2.9', ['intro'])];
    renderInSite(
      <>
        {item(dropdownProps)}
        {item({ ...dropdownProps, docsPluginId: 'community' })}
      </>,
      { docs: { ...docs, community }, at: '/docs/latest/intro' },
    );
    await userEvent.click(screen.getByRole('link', { name: '1.0' }));
    expect(localStorage.getItem('docs-preferred-version-default')).toBe('1.0');
    expect(localStorage.getItem('docs-preferred-version-community')).toBeNull();
  });

  it('uses the remembered version outside of any version', () => {
    localStorage.setItem('docs-preferred-version-default', '1.0');
    renderInSite(item({ type: 'docsVersion' }), { docs, at: '/blog' });
    expect(screen.getByRole('link', { name: '1.0' })).toBeDefined();
  });

  it('forgets a version that is gone', () => {
    localStorage.setItem('docs-preferred-version-default', '0.1');
    renderInSite(item({ type: 'docsVersion' }), { docs, at: '/blog' });
    expect(localStorage.getItem('docs-preferred-version-default')).toBeNull();
    expect(screen.getByRole('link', { name: '2.0' })).toBeDefined();
  });
});

describe('a desktop dropdown', () => {
  beforeAll(controlDropdowns);

  const menu = {
    label: 'Products',
    items: [
      { to: '/a', label: 'A' },
      { to: '/b', label: 'B' },
    ],
  };
  const toggle = (): HTMLElement => screen.getByRole('button', { name: 'Products' });
  const isOpen = (): boolean => toggle().getAttribute('aria-expanded') === 'true';

  beforeEach(() => {
    renderInSite(
      <>
        {item(menu)}
        <button type="button">Elsewhere</button>
      </>,
    );
  });

  it.each(['{Enter}', ' '])('opens and closes by key %j', async (key) => {
    toggle().focus();
    await userEvent.keyboard(key);
    expect(isOpen()).toBe(true);
    await userEvent.keyboard(key);
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['a press or a touch', () => fireEvent.pointerDown(document.body)],
    ['focus', () => screen.getByRole('button', { name: 'Elsewhere' }).focus()],
  ])('closes by %s outside', async (_, act) => {
    toggle().focus();
    await userEvent.keyboard('{Enter}');
    act();
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('stays open by a press inside', async () => {
    toggle().focus();
    await userEvent.keyboard('{Enter}');
    fireEvent.pointerDown(screen.getByRole('link', { name: 'A' }));
    expect(isOpen()).toBe(true);
  });

  it('closes by Escape, and focus is back on its button', async () => {
    toggle().focus();
    await userEvent.keyboard('{Enter}');
    screen.getByRole('link', { name: 'B' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle());
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
  });

  it('leaves an Escape alone that is meant for another part', async () => {
    const other = screen.getByRole('button', { name: 'Elsewhere' });
    other.focus();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(other);
  });
});

describe('a mobile dropdown', () => {
  const menu = { mobile: true, label: 'Products', items: [{ to: '/a', label: 'A' }] };
  const caret = (): HTMLElement =>
    within(screen.getByRole('listitem')).getByRole('button', { name: /the dropdown$/ });

  it('starts collapsed', () => {
    renderInSite(<ul>{item(menu)}</ul>, { at: '/elsewhere' });
    expect(caret().getAttribute('aria-expanded')).toBe('false');
  });

  it('starts open when a child is active', () => {
    renderInSite(<ul>{item(menu)}</ul>, { at: '/a' });
    expect(
      screen.getByRole('button', { name: 'Collapse the dropdown' }).getAttribute('aria-expanded'),
    ).toBe('true');
  });
});

describe('what is wrong in the configuration is named', () => {
  beforeEach(() => {
    // React repeats a caught error on the console.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('an unknown type', () => {
    expect(failureOf(item({ type: 'carousel' })).message).toBe(
      'No NavbarItem component found for type "carousel".',
    );
  });

  it('a missing doc, with the ids there are', () => {
    const { message } = failureOf(item({ type: 'doc', docId: 'nope' }), { docs });
    expect(message).toBe(
      'Couldn\'t find any doc with id "nope" in version "2.0".\nAvailable doc ids are:\n- intro\n- guide',
    );
  });

  it('a missing sidebar, with the ids there are', () => {
    const { message } = failureOf(item({ type: 'docSidebar', sidebarId: 'nope' }), { docs });
    expect(message).toBe(
      'Can\'t find any sidebar with id "nope" in version 2.0".\nAvailable sidebar ids are:\n- docs',
    );
  });

  it('a sidebar without a target', () => {
    const empty = [version('2.0', ['intro'], { isLast: true, sidebars: { docs: {} } as never })];
    const { message } = failureOf(item({ type: 'docSidebar', sidebarId: 'docs' }), {
      docs: { default: empty },
    });
    expect(message).toBe(
      'DocSidebarNavbarItem: Sidebar with ID "docs" doesn\'t have anything to be linked to.',
    );
  });

  it('an item that fails to render, as it is in the configuration', () => {
    const items = [{ type: 'doc', docId: 'nope', label: 'Broken', position: 'left' }];
    const error = failureOf(<NavbarContent />, {
      docs,
      themeConfig: { navbar: { items, hideOnScroll: false } },
    });
    expect(error.message).toBe(
      `A theme navbar item failed to render.\nPlease double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:\n${JSON.stringify(items[0], null, 2)}`,
    );
    expect((error.cause as Error).message).toContain('Couldn\'t find any doc with id "nope"');
  });
});
