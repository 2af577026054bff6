import { idOf } from '../cleanAddress';
import { showPanel } from './tabs';

/** Marks the key that the reader jumped to, because in-site links don't change `:target`. */
function markKey(target: HTMLElement | null): void {
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  target?.closest('tr')?.setAttribute('data-target', '');
}

/** Opens an element that hides its content. Returns whether it was closed. */
function show(around: Element): boolean {
  if (around instanceof HTMLDetailsElement) {
    // The browser opens a fold around a target, but scrolls before the fold has its height.
    const wasHidden = !around.open || around.getAnimations({ subtree: true }).length > 0;
    around.open = true;
    return wasHidden;
  }
  if (!around.hasAttribute('hidden')) {
    return false;
  }
  if (around.getAttribute('role') === 'tabpanel') {
    showPanel(around as HTMLElement);
  } else {
    document.querySelector<HTMLFormElement>('[data-filter]')?.reset();
  }
  return true;
}

/** Reveals the target of the address, and scrolls there if it was hidden or `hasArrived`. */
export function revealTarget(hash: string, hasArrived: boolean): void {
  const target = document.getElementById(idOf(hash));
  markKey(target);
  if (target === null) {
    return;
  }
  const root = document.documentElement;
  root.toggleAttribute('data-still', true);
  let wasHidden = false;
  for (
    let around: Element | null | undefined = target.closest('details, [hidden]');
    around;
    around = around.parentElement?.closest('details, [hidden]')
  ) {
    wasHidden = show(around) || wasHidden;
  }
  if (wasHidden || hasArrived) {
    target.scrollIntoView();
    // A filter reveals hidden content after its own event.
    if (target.closest('[hidden]')) {
      window.setTimeout(() => target.scrollIntoView());
    }
  }
  requestAnimationFrame(() => root.removeAttribute('data-still'));
}
