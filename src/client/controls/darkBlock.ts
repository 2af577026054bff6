import { routeRendered } from '../../site/controls';
import { darkBlock, solutionsSwitch } from '../../site/shellFigures';
import { whenParsed } from './dom';

/** Checks whether the navbar is dark above a section at `top` in the viewport (specification §2, §9). */
export const isDarkBlock = (top: number | undefined): boolean =>
  top !== undefined && top <= solutionsSwitch.top && top >= solutionsSwitch.bottom;

function update(): void {
  const section = document.getElementById(solutionsSwitch.id);
  const isDark = isDarkBlock(section?.getBoundingClientRect().top);
  const block = document.querySelector(`[${darkBlock}]`);
  if (isDark) {
    block?.setAttribute('data-theme', 'dark');
  } else {
    block?.removeAttribute('data-theme');
  }
}

/** Turns the navbar dark while the solutions section is under it; one read of the layout per frame in which the page moves. */
export function controlDarkBlock(): void {
  let frame = 0;
  const schedule = (): void => {
    if (frame === 0) {
      frame = requestAnimationFrame(() => {
        frame = 0;
        update();
      });
    }
  };
  window.addEventListener('scroll', schedule, { passive: true });
  document.addEventListener(routeRendered, update);
  whenParsed(() => {
    update();
    // The page's height changes when a late picture arrives or the window is resized; the body's is the window's.
    const root = document.getElementById('__docusaurus');
    if (root) {
      new ResizeObserver(schedule).observe(root);
    }
  });
}
