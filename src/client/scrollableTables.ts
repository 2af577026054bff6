// Client module. A table wider than the page scrolls in its own box, which the keyboard has to reach (WCAG 2.1.1). Only tables
// that do scroll become a stop: some pages have seventy.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Sizes are known to an observer without a layout of its own. */
const observer = ExecutionEnvironment.canUseDOM
  ? new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) {
          target.setAttribute('tabindex', '0');
        } else {
          target.removeAttribute('tabindex');
        }
      }
    })
  : undefined;

/** Watches the tables of the page at hand. */
export function onRouteDidUpdate(): void {
  observer?.disconnect();
  for (const table of document.querySelectorAll('.markdown table')) {
    observer?.observe(table);
  }
}
