import nprogress from 'nprogress';
import { describe, expect, it } from 'vitest';
import bar from '../../src/theme/routing/progressBar';

const shown = (): number => document.querySelectorAll('#nprogress').length;

describe('the bar of page changes', () => {
  it('is loaded when it is first wanted, unless the page has changed meanwhile', async () => {
    bar.configure({ showSpinner: false, minimum: 0.42 });
    bar.start();
    bar.done();
    await import('nprogress/nprogress.js');
    expect(shown()).toBe(0);
    bar.start();
    await expect.poll(shown).toBe(1);
    expect(nprogress.settings).toMatchObject({ showSpinner: false, minimum: 0.42 });
    bar.done();
    await expect.poll(shown).toBe(0);
  });
});
