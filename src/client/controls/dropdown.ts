import { dropdown } from '../../site/controls';
import { closest, onPress } from './dom';

const dismissed = 'data-dismissed';

const boxes = (): NodeListOf<HTMLElement> =>
  document.querySelectorAll<HTMLElement>(`[${dropdown}]`);

const triggerOf = (box: HTMLElement): HTMLElement | null =>
  box.querySelector<HTMLElement>('[aria-haspopup]');

function setOpen(box: HTMLElement, isOpen: boolean): void {
  if (box instanceof HTMLDetailsElement) {
    box.open = isOpen;
    return;
  }
  box.classList.toggle('dropdown--show', isOpen);
  triggerOf(box)?.setAttribute('aria-expanded', String(isOpen));
}

function closeOthers(event: Event): void {
  for (const box of boxes()) {
    if (!(event.target instanceof Node && box.contains(event.target))) {
      setOpen(box, false);
    }
  }
}

/** Closes the menus under the pointer or with the focus, which returns to the menu's button. */
function dismiss(): void {
  for (const box of boxes()) {
    const hasFocus = box.contains(document.activeElement);
    if (hasFocus || box.matches(':hover')) {
      setOpen(box, false);
      box.setAttribute(dismissed, '');
      box.addEventListener('pointerleave', () => box.removeAttribute(dismissed), { once: true });
      if (hasFocus) {
        triggerOf(box)?.focus();
      }
    }
  }
}

/** Handles the navbar's menus: Enter opens; Escape, and a press, touch, or focus elsewhere, closes (specification §2). */
export function controlDropdowns(): void {
  onPress('click', (event) => {
    // On touch screens, a press on the name of a menu opens it instead of following its link.
    const isTouch = window.matchMedia('(hover: none)').matches;
    if (closest(event, `[${dropdown}] > ${isTouch ? '[aria-haspopup]' : '[href="#"]'}`)) {
      event.preventDefault();
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing) {
      dismiss();
      return;
    }
    const box = closest(event, `[${dropdown}]`);
    box?.removeAttribute(dismissed);
    if (box && closest(event, '[aria-haspopup]') && /^(Enter| )$/.test(event.key)) {
      event.preventDefault();
      setOpen(box, triggerOf(box)?.getAttribute('aria-expanded') !== 'true');
    }
  });
  onPress('pointerdown', closeOthers);
  document.addEventListener('focusin', closeOthers);
}
