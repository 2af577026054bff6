import { type RefObject, useEffect } from 'react';

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]';

/** What isn't rendered has no boxes; `checkVisibility`, which would say so, is in Safari since 17.4. */
const canHaveFocus = (element: HTMLElement): boolean =>
  element.closest('[inert]') === null && element.getClientRects().length > 0;

/** Takes everything beside `element` out of reach, except a backdrop; returns what gives it back. */
function makeOthersInert(element: HTMLElement): () => void {
  const others: HTMLElement[] = [];
  for (let at = element; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (
        other instanceof HTMLElement &&
        other !== at &&
        !other.inert &&
        !other.matches('[role="presentation"], script')
      ) {
        other.inert = true;
        others.push(other);
      }
    }
  }
  return () => {
    for (const other of others) {
      other.inert = false;
    }
  };
}

/**
 * Keeps focus inside `panel` as long as it is open: everything else is inert, Tab goes round, Escape closes, and focus returns
 * to where it was.
 */
export default function useModalFocus(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    const element = panel.current;
    if (!isOpen || element === null) {
      return undefined;
    }
    const before = document.activeElement;
    const giveBack = makeOthersInert(element);
    const stops = (): HTMLElement[] =>
      [...element.querySelectorAll<HTMLElement>(focusable)].filter(canHaveFocus);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        close();
      } else if (event.key === 'Tab') {
        const all = stops();
        const [first, last] = event.shiftKey ? [all.at(-1), all[0]] : [all[0], all.at(-1)];
        const active = document.activeElement;
        if (active === last || !element.contains(active)) {
          event.preventDefault();
          first?.focus();
        }
      }
    };
    document.addEventListener('keydown', onKeyDown);
    stops().at(0)?.focus();
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      giveBack();
      if (before instanceof HTMLElement && before.isConnected) {
        before.focus();
      }
    };
  }, [panel, isOpen, close]);
}
