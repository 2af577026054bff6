/** Returns the target of an event, or the closest element around it, that matches a selector. */
export const closest = <T extends HTMLElement = HTMLElement>(
  { target }: Event,
  selector: string,
): T | null => (target instanceof Element ? target.closest<T>(selector) : null);

/** Listens to presses. `preventDefault` marks handled presses, and others start the app (pending.ts). */
export const onPress = <Type extends 'click' | 'pointerdown'>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  signal?: AbortSignal,
): void => document.addEventListener(type, listener, { capture: true, signal });

/** Creates an element. */
export function element(
  name: string,
  className: string,
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}

/** Opens a dialog without `showModal`, which would restyle every element: 130 of 200 ms on a slow phone. */
export function openDialog(dialog: HTMLDialogElement): void {
  dialog.show();
  // A handler that returns false would cancel the key.
  dialog.onkeydown = (event) => keepInside(event, dialog);
}

/** Closes a dialog on Escape, and traps Tab in it. */
function keepInside(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  // In an input method, Escape only ends the composition.
  if (event.key === 'Escape' && !event.isComposing) {
    event.preventDefault();
    dialog.close();
  } else if (event.key === 'Tab') {
    const stops = [...dialog.querySelectorAll<HTMLElement>('a, button, input, summary')].filter(
      (stop) => stop.closest('[inert], details:not([open]) > ul') === null,
    );
    const [last, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (document.activeElement === last) {
      event.preventDefault();
      next?.focus();
    }
  }
}

/** Calls a function once the whole page is parsed. */
export function whenParsed(job: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', job, { once: true });
  } else {
    job();
  }
}
