import stockProgress from '@docusaurus/theme-classic/lib/nprogress';
import nprogress from 'nprogress';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '@site/src/client/progress';

const place = (pathname: string) => ({ pathname }) as never;
const bar = (): HTMLElement | null => document.querySelector('#nprogress .bar');

/** How far the bar has come, in hundredths of its way. The library moves it by its margin where it finds no 3D, as here. */
const drawn = (): number => 100 + Number.parseFloat(bar()?.style.marginLeft ?? '');

beforeEach(() => {
  vi.useFakeTimers();
  // The longest step that a trickle can take.
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  nprogress.done(true);
  vi.runAllTimers();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('the progress bar begins at 0.08 and moves in 200 ms', () => {
  stockProgress.onRouteUpdate?.({ previousLocation: place('/a'), location: place('/b') });
  vi.advanceTimersByTime(200);
  expect(drawn()).toBe(8);
  expect(bar()?.style.transition).toMatch(/^all 200ms/);
});

it('it goes on by at most 0.02 every 800 ms', () => {
  stockProgress.onRouteUpdate?.({ previousLocation: place('/a'), location: place('/b') });
  vi.advanceTimersByTime(200 + 799);
  expect(drawn()).toBe(8);
  vi.advanceTimersByTime(1);
  expect(drawn()).toBe(10);
  vi.advanceTimersByTime(800);
  expect(drawn()).toBe(12);
});

it('it is a bar alone, without a spinner', () => {
  nprogress.start();
  expect(bar()).not.toBeNull();
  expect(document.querySelector('#nprogress .spinner')).toBeNull();
});
