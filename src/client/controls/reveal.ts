/**
 * Opens what is folded around the target of the address, and the fold that names the target as its heading (`data-opened-by`).
 * A browser does the former for a page it loads; here it is also done when a reader comes by a link within the site.
 */
export function revealTarget(hash: string): void {
  const id = decodeURIComponent(hash.slice(1));
  const target = document.getElementById(id);
  const below = document.querySelector<HTMLDetailsElement>(
    `details[data-opened-by="${CSS.escape(id)}"]`,
  );
  if (below !== null) {
    below.open = true;
  }
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
