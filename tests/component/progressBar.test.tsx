import stockProgress from '@docusaurus/theme-classic/lib/nprogress';
import nprogress from 'nprogress';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '@site/src/client/progress';

const bar = (): HTMLElement | null => document.querySelector('#nprogress .bar');
/** Returns the progress in percent. Without 3D transforms, as here, the library moves the bar by its margin. */
const readProgress = (): number => 100 + Number.parseFloat(bar()?.style.marginLeft ?? '');

beforeEach(() => {
  vi.useFakeTimers();
  // The longest random step.
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  nprogress.done(true);
  vi.runAllTimers();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('the progress bar starts at 0.08 after 200 ms and grows by at most 0.02 every 800 ms', () => {
  const [previousLocation, location] = [{ pathname: '/a' }, { pathname: '/b' }] as never[];
  stockProgress.onRouteUpdate?.({ previousLocation, location } as never);
  vi.advanceTimersByTime(199);
  expect(bar()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(bar()?.style.transition).toMatch(/^all 200ms/);
  const steps = [0, 799, 1, 800].map((ms) => {
    vi.advanceTimersByTime(ms);
    return readProgress();
  });
  expect(steps).toEqual([8, 8, 10, 12]);
  expect(document.querySelector('#nprogress .spinner')).toBeNull();
});
