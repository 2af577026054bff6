import { describe, expect, it } from 'vitest';
import { announcement, navbar } from '../../src/site/shell';
import { attribute, elements } from '../support/html';

describe('the announcement', () => {
  it('has an id, and links inside the site only', () => {
    const links = elements(announcement.content, 'a').map((link) => attribute(link, 'href') ?? '');
    expect(announcement.id).toMatch(/^[\w.-]+$/);
    expect(links.filter((href) => !href.startsWith('/'))).toEqual([]);
  });
});

describe('the navbar', () => {
  it('has the items of the specification, in its order', () => {
    const specified = [
      'Home',
      'Products',
      'Blog',
      'Documentation',
      'docsVersionDropdown',
      'GitHub',
    ];
    const names = navbar.items.map((item) => String('label' in item ? item.label : item.type));
    expect(names.filter((name) => specified.includes(name))).toEqual(specified);
    expect(navbar.hideOnScroll).toBe(true);
  });

  it('opens the documentation of the latest version in a new tab', () => {
    expect(navbar.items).toContainEqual(
      expect.objectContaining({ label: 'Documentation', to: '/docs/latest/', target: '_blank' }),
    );
  });
});
