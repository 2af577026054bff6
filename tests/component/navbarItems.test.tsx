import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import NavbarContent from '@theme/Navbar/Content';
import NavbarItem from '@theme/NavbarItem';
import type { ComponentProps } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlDropdowns } from '../../src/client/controls/dropdown';
import { navbar } from '../../src/site/shell';
import { renderInSite, version } from '../support/docusaurus';

const item = (props: object) => <NavbarItem {...(props as ComponentProps<typeof NavbarItem>)} />;
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

const docs = {
  default: [
    version('next', ['intro', 'guide']),
    version('2.0', ['intro', 'guide'], { isLast: true }),
    version('1.0', ['intro']),
  ],
};
const menuItems = { dropdownItemsBefore: [], dropdownItemsAfter: [] };

it('the version menu links the same page and marks versions without it', () => {
  const versions = item({ type: 'docsVersionDropdown', ...menuItems });
  const { unmount } = renderInSite(versions, { docs, at: '/docs/latest/guide?q=1#part' });
  expect(hrefOf('next')).toBe('/docs/next/guide?q=1#part');
  expect(hrefOf('1.0 (page not available)')).toContain('/docs/1.0/intro');
  unmount();
  renderInSite(versions, { docs, at: '/blog' });
  expect(screen.queryByRole('link')).toBeNull();
});

it('the language menu keeps the query and the hash', () => {
  renderInSite(item({ type: 'localeDropdown', ...menuItems }), { at: '/blog?q=1#part' });
  expect(hrefOf('English')).toMatch(/\/blog\?q=1#part$/);
});

const sidebarless = {
  default: [version('1.0', ['intro'], { isLast: true, sidebars: { docs: {} } })],
};
it.each([
  [{ type: 'nonsense' }, /No NavbarItem component found for type "nonsense"/, docs],
  [{ type: 'docSidebar', sidebarId: 'none' }, /"none"[\s\S]*docs/, docs],
  [{ type: 'docSidebar', sidebarId: 'docs' }, /doesn't have anything to be linked to/, sidebarless],
  [{ type: 'doc', docId: 'none' }, /"none"[\s\S]*intro/, docs],
])('the error for the invalid item %j names the problem', (props, message, versions) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderInSite(item(props), { docs: versions })).toThrow(message);
  error.mockRestore();
});

describe('a dropdown on a desktop', () => {
  beforeAll(controlDropdowns);
  const button = (name: string): HTMLElement => screen.getByRole('button', { name });
  const isOpen = (): boolean => button('Products').getAttribute('aria-expanded') === 'true';

  beforeEach(async () => {
    const items = ['A', 'B'].map((label) => ({ to: '/', label }));
    renderInSite(
      <>
        {item({ label: 'Products', items })}
        <button type="button">Elsewhere</button>
      </>,
    );
    button('Products').focus();
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
  });

  it('toggles with Enter and Space', async () => {
    expect(button('Products').getAttribute('aria-haspopup')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe(false);
    await userEvent.keyboard(' ');
    expect(isOpen()).toBe(true);
  });

  it.each([
    ['a press or a touch', () => fireEvent.pointerDown(document.body)],
    ['focus', () => button('Elsewhere').focus()],
  ])('closes only on %s outside', async (_, act) => {
    fireEvent.pointerDown(screen.getByRole('link', { name: 'A' }));
    expect(isOpen()).toBe(true);
    act();
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('closes on Escape and returns the focus to its button', async () => {
    screen.getByRole('link', { name: 'B' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button('Products'));
    button('Elsewhere').focus();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('Elsewhere'));
  });
});

it('the navbar ends with the repository link, color mode toggle, and search (specification §2)', () => {
  renderInSite(<NavbarContent />, { themeConfig: { navbar } });
  const repository = screen.getByRole('link', { name: /^Source repository on GitHub/ });
  const toggle = screen.getByRole('button', { name: /Switch between dark and light mode/ });
  const search = screen.getByRole('button', { name: 'Search' });
  const controls = [...document.querySelectorAll('a, button')];
  const end = controls.filter((part) => [repository, toggle, search].includes(part as HTMLElement));
  expect(end).toEqual([repository, toggle, search]);
  expect(repository.getAttribute('href')).toBe('https://github.com/apache/gravitino');
  expect(repository.getAttribute('target')).toBe('_blank');
});
