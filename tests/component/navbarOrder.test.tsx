import { screen } from '@testing-library/react';
import NavbarContent from '@theme/Navbar/Content';
import { expect, it } from 'vitest';
import { navbar } from '../../src/site/shell';
import { renderInSite } from '../support/docusaurus';

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
});

it('the search would come before the toggle as an item of its own', () => {
  const { toggle, search } = renderEnd([...navbar.items, { type: 'search', position: 'right' }]);
  expect(isBefore(toggle, search)).toBe(false);
});
