import { closest } from '../controls/dom';

/** What only the app can answer. Everything else is answered by the browser or by `src/client/controls`. */
const needsApp = 'button:not([type="reset"]), [role="button"], [data-call] summary, [data-plays]';
const answered =
  '.navbar__toggle, .DocSearch-Button, .color-mode-toggle, [data-dropdown], [data-code-action="copy"], [data-copy-key], dialog, .load-error';

const presses = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
];

const needsAppFor = (form: HTMLFormElement): boolean =>
  !form.matches('[action]:not([method="post"])');

/**
 * Hides presses from React while it takes over the page: it would first render the rest of the page, in one task, and controls would have
 * to wait, as would the next page of a link.
 *
 * @param signal ends it.
 */
export function hidePresses(signal: AbortSignal): void {
  const hide = (event: Event): void => {
    // The button of a failed start has a listener of its own.
    if (!closest(event, '.load-error')) {
      event.stopPropagation();
    }
  };
  for (const type of presses) {
    document.addEventListener(type, hide, { capture: true, signal });
  }
}

/**
 * Keeps presses that only the app can answer, and starts it.
 *
 * @param signal ends it.
 * @returns a function that does the presses, in their order, once the app runs.
 */
export function holdPresses(start: () => void, signal: AbortSignal): () => void {
  const held: (() => void)[] = [];
  const hold = (event: Event, press: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(press);
    start();
  };
  const listen = (type: string, listener: (event: Event) => void): void =>
    window.addEventListener(type, listener, { capture: true, signal });
  listen('click', (event) => {
    const control = closest(event, needsApp);
    // A form tells by its own event that it is sent.
    if (control && !closest(event, answered) && !closest(event, 'form')) {
      hold(event, () => control.click());
    }
  });
  listen('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (needsAppFor(form)) {
      hold(event, () => form.requestSubmit((event as SubmitEvent).submitter));
    }
  });
  listen('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) {
      const { value } = target;
      held.push(() => {
        target.value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      });
      start();
    }
  });
  return () => {
    for (const press of held.splice(0)) {
      // What one press changes is rendered before the next.
      window.setTimeout(press);
    }
  };
}
