import stockProgress from '@docusaurus/theme-classic/lib/nprogress';
import nprogress from 'nprogress';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '@site/src/client/progress';

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

it('the progress bar begins after 200 ms at 0.08, goes on by at most 0.02 every 800 ms, and has no spinner', () => {
  const [previousLocation, location] = [{ pathname: '/a' }, { pathname: '/b' }] as never[];
  stockProgress.onRouteUpdate?.({ previousLocation, location } as never);
  vi.advanceTimersByTime(199);
  expect(bar()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(bar()?.style.transition).toMatch(/^all 200ms/);
  const steps = [0, 799, 1, 800].map((ms) => {
    vi.advanceTimersByTime(ms);
    return drawn();
  });
  expect(steps).toEqual([8, 8, 10, 12]);
  expect(document.querySelector('#nprogress .spinner')).toBeNull();
});
