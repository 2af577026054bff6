import { expect } from 'vitest';
import type { Journey } from '../journey';
import type { Reader } from '../reader';

/** Presses the link to the blog until the blog is there: a press while `Resume` loads the page again is lost. */
async function leavesForBlog(press: () => Promise<void>, reader: Reader): Promise<void> {
  const pressAndRead = async (): Promise<string> => {
    await press();
    return await reader.page(() => document.querySelector('h1')?.textContent ?? '');
  };
  await expect.poll(pressAndRead, { interval: 500 }).not.toBe('Privacy policy');
  await reader.isAt('/blog');
}

export const reading = {
  Home: {
    async travel(reader) {
      await reader.opens('/');
      await reader.sees('h1');
      await reader.hovers('.navbar [role="button"]', 'Products');
      await reader.sees('.navbar .dropdown__link', 'Gravitino Cloud');
      await reader.waitsForApp();
      await reader.clicks('main [role="tab"]', 'Python');
      await reader.sees('main [role="tab"][aria-selected="true"]', 'Python');
      await reader.clicks('main figure summary', 'street_signs');
      await reader.sees('main figure details[open] summary', 'street_signs');
    },
  },

  'Documentation page': {
    async travel(reader) {
      await reader.starts('/docs/latest/overview');
      await reader.clicks('.theme-doc-sidebar-menu summary', 'Concepts');
      await reader.sees('.theme-doc-sidebar-menu a', 'Glossary');
      await reader.clicks('.theme-doc-toc-desktop a');
      const hash = await reader.page(() => location.hash);
      expect(hash.length).toBeGreaterThan(1);
      await reader.sees(`.theme-doc-toc-desktop .table-of-contents__link--active[href="${hash}"]`);
    },
  },

  'Change of route': {
    async travel(reader) {
      await reader.starts('/docs/latest/overview');
      await reader.clicks('.theme-doc-sidebar-menu a', 'Getting started');
      await reader.isAt('/docs/latest/getting-started');
      await reader.sees('h1', 'Getting started');
      await reader.sees('.theme-doc-sidebar-menu [aria-current="page"]', 'Getting started');
      await reader.waits(0, () => scrollY);
      await reader.clicks('.pagination-nav__link--next');
      await reader.misses('h1', 'Getting started');
      await reader.sees('h1');
      // The link was at the foot of the page.
      await reader.waits(0, () => scrollY);
      expect(await reader.isInMarkedDocument()).toBe(true);
    },
  },

  'Back and forward': {
    async travel(reader) {
      await reader.starts('/privacy-policy');
      await reader.clicks('.navbar a', 'Blog');
      await reader.isAt('/blog');
      await reader.misses('h1', 'Privacy policy');
      await reader.back();
      await reader.sees('h1', 'Privacy policy');
      await reader.forward();
      await reader.isAt('/blog');
      await reader.misses('h1', 'Privacy policy');
      expect(await reader.isInMarkedDocument()).toBe(true);
      // Within a page, too, and at once, by a link as by Back: nothing scrolls there for a second.
      await reader.starts('/docs/latest/manage-relational-metadata-using-gravitino');
      const place = 9000;
      await reader.page((top) => {
        window.scrollTo(0, top);
        const places: number[] = [];
        Object.assign(window, { places });
        window.addEventListener('scroll', () => places.push(Math.round(scrollY)));
      }, place);
      /** Where the last event was: the page's own place is there a frame before it. */
      const lastPlace = (): number | undefined => {
        const all: number[] = Reflect.get(window, 'places');
        return all.at(-1);
      };
      await reader.waits(place, lastPlace);
      /** Where the page was since this was asked last. */
      const places = (): number[] => {
        const all: number[] = Reflect.get(window, 'places');
        return [...new Set(all.splice(0))];
      };
      expect(await reader.page(places)).toEqual([place]);
      await reader.clicks('.theme-doc-toc-desktop a');
      await reader.waits(true, () => {
        const heading = location.hash ? document.querySelector(location.hash) : null;
        const { top } = heading?.getBoundingClientRect() ?? { top: -1 };
        const all: number[] = Reflect.get(window, 'places');
        return top >= 0 && top < innerHeight / 2 && all.at(-1) === Math.round(scrollY);
      });
      expect(await reader.page(places)).toHaveLength(1);
      await reader.back();
      await reader.waits(place, lastPlace);
      expect(await reader.page(places)).toEqual([place]);
    },
  },

  'Back to a page that was left while it rendered': {
    async travel(reader) {
      await reader.starts('/privacy-policy');
      await reader.page(() =>
        window.addEventListener('pagehide', () =>
          window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
        ),
      );
      await reader.goes('/about-us');
      await reader.back();
      await reader.sees('h1', 'Privacy policy');
      // Under the pointer the page would be loaded ahead, and shown by the press itself.
      await leavesForBlog(() => reader.activates('.navbar a', 'Blog'), reader);
    },
  },

  'Menu of versions': {
    async travel(reader) {
      await reader.starts('/docs/latest/overview');
      await reader.hovers('.navbar__items--right [role="button"]', '0.5.1');
      await reader.clicks('.dropdown__link', '0.5.0');
      await reader.isAt('/docs/0.5.0/overview');
      await reader.sees('.theme-doc-version-banner, [role="note"]', 'archived');
      await reader.waits('0.5.0', () => localStorage.getItem('docs-preferred-version-default'));
      await reader.focuses('.navbar__items--right [role="button"]', '0.5.0');
      await reader.presses('Enter');
      await reader.sees('.dropdown--show .dropdown__link', 'Next');
      // The first link leads to the documentation of 1.0 and later.
      await reader.presses('Tab');
      await reader.presses('Tab');
      await reader.presses('Enter');
      await reader.isAt('/docs/next/overview');
      expect(await reader.isInMarkedDocument()).toBe(true);
    },
  },

  'Page that is not there': {
    expected: /^answer: 404 \/docs\/0\.1\.0\/|^(uncaught|console).*404/,
    async travel(reader) {
      await reader.opens('/docs/0.1.0/gravitino-server-config');
      await reader.sees('h1', 'Page not found');
      await reader.clicks('main a', '/docs/latest/gravitino-server-config');
      await reader.isAt('/docs/latest/gravitino-server-config');
      await reader.back();
      // The field holds the words of the address.
      await reader.clicks('#not-found-query');
      await reader.replaces('metalake');
      await reader.clicks('main form button', 'Search');
      await reader.isAt('/search?q=metalake');
      await reader.sees('main ol > li');
    },
  },
} satisfies Record<string, Journey>;
