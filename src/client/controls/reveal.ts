/** Marks a key that the reader has come to: `:target` is where the browser went last, which a link within the site doesn't change. */
function markKey(target: HTMLElement | null): void {
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  target?.closest('[data-columns] li')?.setAttribute('data-target', '');
}

/**
 * Opens what is folded around the target of the address. A browser does this for a page it loads; here it is also done when a
 * reader comes by a link within the site.
 */
export function revealTarget(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  markKey(target);
  let around = target?.parentElement?.closest('details');
  const isHidden = around?.open === false;
  while (around) {
    around.open = true;
    around = around.parentElement?.closest('details');
  }
  if (isHidden) {
    target?.scrollIntoView();
  }
}
