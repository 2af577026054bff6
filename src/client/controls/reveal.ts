import { idOf } from '../decodable';
import { renderAround } from './around';

/** Marks a key that the reader has come to: `:target` is where the browser went last, which a link within the site doesn't change. */
function markKey(target: HTMLElement | null): void {
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  target?.closest('[data-columns] li, tr')?.setAttribute('data-target', '');
}

/**
 * Opens what is folded around the target of the address, and the fold that names the target as its heading (`data-opened-by`).
 * A browser does the former for a page it loads; here it is also done when a reader comes by a link within the site.
 *
 * @param hasArrived whether the reader has just come to the target; whoever has opened the page may have scrolled since.
 */
export function revealTarget(hash: string, hasArrived: boolean): void {
  const id = idOf(hash);
  const target = document.getElementById(id);
  const below = document.querySelector<HTMLDetailsElement>(
    `details[data-opened-by="${CSS.escape(id)}"]`,
  );
  if (below !== null) {
    below.open = true;
  }
  markKey(target);
  let around = target?.parentElement?.closest('details');
  const isHidden = around?.open === false;
  while (around) {
    around.open = true;
    around = around.parentElement?.closest('details');
  }
  if (target && (isHidden || hasArrived)) {
    renderAround(target);
    target.scrollIntoView();
  }
}
