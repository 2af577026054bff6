import { cleanAddress } from '@site/src/client/cleanAddress';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const replaced = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
const { classList } = document.documentElement;

beforeEach(() => {
  replaced.mockClear();
});
afterEach(() => {
  classList.remove('plugin-native');
  delete document.documentElement.dataset.movesOn;
  window.history.replaceState(null, '', '/');
});

/** Opens an address as the app finds it, and returns what the framework reads then. */
function opened(address: string): string {
  window.history.replaceState({ kept: true }, '', address);
  cleanAddress(window.location);
  const { pathname, search, hash } = window.location;
  expect(window.history.state).toEqual({ kept: true });
  return `${pathname}${search}${hash}`;
}

describe('the address of a page', () => {
  it.each([
    ['/blog/index.html?a=%#100%', '/blog/?a=%#100%25'],
    ['/docs/latest/%E0%A4%A', '/docs/latest/%25E0%25A4%25A'],
    ['/Docs#A', '/Docs#A'],
  ])('%s is read as %s', (address, expected) => {
    expect(opened(address)).toBe(expected);
    expect(replaced).not.toHaveBeenCalled();
  });
});

describe('the address of the not-found page', () => {
  it.each([
    ['/docs/latest/%E0%A4%A?q', '/docs/latest/%25E0%25A4%25A?q', undefined],
    ['/no/such/page#a', '/no/such/page#a', undefined],
    ['/DOCS/Latest/%C3%89?A=B#C', '/DOCS/Latest/%C3%89?A=B#C', '/docs/latest/%C3%89?A=B#C'],
    ['/about-us/index.html', '/about-us/index.html', '/about-us/'],
  ])('%s is read as %s and leads to %s', async (address, expected, leadsTo) => {
    classList.add('plugin-native');
    expect(opened(address)).toBe(expected);
    expect(replaced.mock.calls).toEqual(leadsTo === undefined ? [] : [[leadsTo]]);
  });
});

describe('a fragment that a link brings', () => {
  it('is made safe before the framework decodes it', async () => {
    window.history.replaceState(null, '', '/blog#50%');
    const { onRouteUpdate } = await import('../../src/client/cleanHash');
    window.history.replaceState(null, '', '/blog#50%');
    const location = { pathname: '/blog', search: '', hash: '#50%' } as Location;
    onRouteUpdate({ location });
    expect(location.hash).toBe('#50%25');
    expect(window.location.hash).toBe('#50%25');
  });
});
