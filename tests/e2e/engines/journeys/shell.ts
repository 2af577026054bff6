import { expect } from 'vitest';
import type { Journey } from '../journey';
import type { InPage } from '../watcher';

declare const inPage: InPage;

const toggle = 'button[aria-label^="Switch between"]';
const bar = '.theme-announcement-bar';

export const shell = {
  'Color mode': {
    async travel(reader) {
      const mode = (): string | undefined => document.documentElement.dataset.theme;
      await reader.starts('/privacy-policy');
      const before = await reader.page(mode);
      const other = before === 'dark' ? 'light' : 'dark';
      await reader.clicks(toggle);
      await reader.waits(other, mode);
      await reader.waits(other, () => localStorage.getItem('theme'));
      // Another document has it from its first frame on.
      await reader.goes('/about-us');
      await reader.waits(other, () => inPage.firstMode);
      expect(await reader.page(mode)).toBe(other);
      await reader.waitsForApp();
      await reader.clicks(toggle);
      await reader.waits(before, mode);
    },
  },

  'Menu of a phone': {
    async travel(reader) {
      const menu = '#site-menu[open]';
      await reader.opensOnPhone('/docs/latest/overview');
      await reader.waitsForApp();
      await reader.clicks('.navbar__toggle');
      await reader.waits(
        true,
        (css) => document.querySelector(css)?.contains(document.activeElement),
        menu,
      );
      await reader.clicks(`${menu} button`, 'Back to main menu');
      await reader.clicks(`${menu} summary`, 'Products');
      await reader.sees(`${menu} a`, 'Gravitino Cloud');
      await reader.presses('Escape');
      await reader.misses(menu);
      await reader.focusIsOn('.navbar__toggle');
      await reader.presses('Enter');
      await reader.clicks(`${menu} a`, 'Getting started');
      await reader.isAt('/docs/latest/getting-started');
      await reader.misses(menu);
    },
  },

  Announcement: {
    async travel(reader) {
      await reader.opens('/privacy-policy');
      await reader.sees(bar);
      await reader.clicks(`${bar} button`, 'Close');
      await reader.misses(bar);
      await reader.goes('/about-us');
      await reader.misses(bar);
    },
  },

  'Keyboard from the top to a form': {
    async travel(reader) {
      const field = '[data-provider] input[name="email"]';
      await reader.opens('/gravitino');
      // Before the app runs, the skip link goes to an anchor. WebKit goes there once more at every layout that follows, and then doesn't
      // scroll to what has just got the focus.
      await reader.waitsForApp();
      await reader.presses('Tab');
      await reader.focusIsOn('[class*="skipToContent"]');
      await reader.presses('Enter');
      for (let stops = 0; stops < 60; stops += 1) {
        await reader.presses('Tab');
        // The window may be on its way to it still.
        await reader.waits(
          true,
          (_) => {
            const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? {};
            return top !== undefined && bottom !== undefined && bottom > 0 && top < innerHeight;
          },
          `stop ${stops}`,
        );
        if (await reader.page((css) => document.activeElement?.matches(css) ?? false, field)) {
          break;
        }
      }
      await reader.focusIsOn(field);
    },
  },
} satisfies Record<string, Journey>;
