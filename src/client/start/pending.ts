import { needsApp } from '../../site/controls';
import { closest, onPress } from '../controls/dom';

const presses = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
];

/** Checks whether only the app can handle a click. */
const isHeld = (event: MouseEvent, control: HTMLElement): boolean =>
  !event.defaultPrevented &&
  (control instanceof HTMLButtonElement
    ? control.type === 'button' || !control.form?.checkValidity()
    : !(event.ctrlKey || event.metaKey || event.shiftKey));

/** Holds presses that no control has handled until the app runs. It must listen after the controls. React would render the rest of
 * the page in one task before handling a press.
 * @returns a function that repeats the presses in order once the app runs.
 */
export function holdPresses(start: () => void, signal: AbortSignal): () => void {
  const held: (() => void)[] = [];
  const hold = (event: Event, press: () => void): void => {
    event.preventDefault();
    event.stopPropagation();
    held.push(press);
    start();
  };
  for (const type of presses) {
    document.addEventListener(type, (event) => event.stopPropagation(), { capture: true, signal });
  }
  onPress(
    'click',
    (event) => {
      const control = closest(event, `button, a[href="#"], [${needsApp}]`);
      if (control && isHeld(event, control)) {
        hold(event, () => control.click());
      }
    },
    signal,
  );
  const listen = (type: string, listener: (event: Event) => void): void =>
    document.addEventListener(type, listener, { capture: true, signal });
  listen('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[action]:not([method="post"])')) {
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
      // Lets React render between presses.
      window.setTimeout(press);
    }
  };
}
