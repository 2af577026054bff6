import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { solutionsSwitch } from '@site/src/site/shellFigures';
import { useState } from 'react';

/**
 * Says whether the navbar is a dark block, which the place of the solutions section decides (specification §2, §9).
 *
 * @param top distance of the section's top from the viewport's top, in pixels; `undefined` on a page without the section.
 */
export const isDarkBlock = (top: number | undefined): boolean =>
  top !== undefined && top <= solutionsSwitch.top && top >= solutionsSwitch.bottom;

/** Watches the solutions section; one read of the layout per frame in which the page moved or changed its size. */
export default function useDarkBlock(): boolean {
  const [isDark, setIsDark] = useState(false);
  // Before the browser paints: a page opened at the section stays dark through hydration.
  useIsomorphicLayoutEffect(() => {
    let frame = 0;
    const read = (): void => {
      frame = 0;
      const section = document.getElementById(solutionsSwitch.id);
      setIsDark(isDarkBlock(section?.getBoundingClientRect().top));
    };
    const schedule = (): void => {
      frame ||= requestAnimationFrame(read);
    };
    // The page's height changes when a late picture arrives or the window is resized; the body's is the window's.
    const size = new ResizeObserver(schedule);
    const root = document.getElementById('__docusaurus');
    if (root) {
      size.observe(root);
    }
    window.addEventListener('scroll', schedule, { passive: true });
    read();
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      window.removeEventListener('scroll', schedule);
    };
  }, []);
  return isDark;
}
