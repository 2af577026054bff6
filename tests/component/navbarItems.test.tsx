import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import NavbarContent from '@theme/Navbar/Content';
import NavbarItem from '@theme/NavbarItem';
import type { ComponentProps, ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlDropdowns } from '../../src/client/controls/dropdown';
import { navbar } from '../../src/site/shell';
import { renderInSite, version } from '../support/docusaurus';

const item = (props: Record<string, unknown>): ReactNode => (
  <NavbarItem {...(props as ComponentProps<typeof NavbarItem>)} />
);

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

describe('docsVersionDropdown', () => {
  it('stays on the page and says where it is missing', () => {
    renderInSite(item(dropdownProps), { docs, at: '/docs/latest/guide?q=1#part' });
    expect(screen.getByRole('link', { name: 'next' }).getAttribute('href')).toBe(
      '/docs/next/guide?q=1#part',
    );
    const without = screen.getByRole('link', { name: '1.0 (page not available)' });
    expect(without.getAttribute('href')).toContain('/docs/1.0/intro');
  });

  it('is for pages of the documentation only', () => {
    renderInSite(item(dropdownProps), { docs, at: '/blog' });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('localeDropdown keeps the query and the hash', () => {
  renderInSite(item({ ...dropdownProps, type: 'localeDropdown' }), { at: '/blog?q=1#part' });
  const href = screen.getByRole('link', { name: 'English' }).getAttribute('href');
  expect(href).toMatch(/\/blog\?q=1#part$/);
});

describe('an item that is wrong', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  const sidebarless = {
    default: [version('1.0', ['intro'], { isLast: true, sidebars: { docs: {} } })],
  };
  it.each([
    [{ type: 'nonsense' }, /No NavbarItem component found for type "nonsense"/, docs],
    [{ type: 'docSidebar', sidebarId: 'none' }, /"none"[\s\S]*docs/, docs],
    [
      { type: 'docSidebar', sidebarId: 'docs' },
      /doesn't have anything to be linked to/,
      sidebarless,
    ],
    [{ type: 'doc', docId: 'none' }, /"none"[\s\S]*intro/, docs],
  ])('%j is named with what is wrong', (props, message, versions) => {
    expect(() => renderInSite(item(props), { docs: versions })).toThrow(message);
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
    expect(toggle().getAttribute('aria-haspopup')).toBe('true');
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

const isBefore = (one: Element, other: Element): boolean =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

/** Renders the end of a navbar with these items, and returns its three last parts by name. */
function renderEnd(items: readonly unknown[]): Record<'repository' | 'toggle' | 'search', Element> {
  renderInSite(<NavbarContent />, { themeConfig: { navbar: { ...navbar, items } } });
  return {
    repository: screen.getByRole('link', { name: /^Source repository on GitHub/ }),
    toggle: screen.getByRole('button', { name: /Switch between dark and light mode/ }),
    search: screen.getByRole('button', { name: 'Search' }),
  };
}

it('the navbar has repository link, toggle of the color mode and search, in this order (specification §2)', () => {
  const { repository, toggle, search } = renderEnd(navbar.items);
  expect(isBefore(repository, toggle)).toBe(true);
  expect(isBefore(toggle, search)).toBe(true);
  expect(screen.getAllByRole('button', { name: 'Search' })).toHaveLength(1);
  expect(repository.getAttribute('href')).toBe('https://github.com/apache/gravitino');
  expect(repository.getAttribute('target')).toBe('_blank');
});

it('the search would come before the toggle as an item of its own', () => {
  const { toggle, search } = renderEnd([...navbar.items, { type: 'search', position: 'right' }]);
  expect(isBefore(toggle, search)).toBe(false);
});
