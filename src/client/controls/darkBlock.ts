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

/** Turns the navbar dark while the solutions section is under it; a scroll event comes once per frame. */
export function controlDarkBlock(): void {
  window.addEventListener('scroll', update, { passive: true });
  document.addEventListener(routeRendered, update);
  whenParsed(() => {
    update();
    // The page's height changes when pictures load or the window is resized. The body has the window's height.
    const root = document.getElementById('__docusaurus');
    if (root) {
      new ResizeObserver(update).observe(root);
    }
  });
}
