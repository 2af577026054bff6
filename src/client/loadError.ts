import { loadError as loadErrorWords } from '@site/src/site/loadError';
import { translated } from '@site/src/words/translated';

const loadError = translated('loadError', loadErrorWords);

/** What is shown, and what its button does now. */
let shown: { place: HTMLElement; message: HTMLElement; retry: () => void } | undefined;

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

/** Takes the failure away that `showLoadError` has shown, if there is one. */
export function hideLoadError(): void {
  shown?.place.remove();
  shown = undefined;
}

/**
 * Shows over the foot of the page, in view wherever it is scrolled to, that something could not be loaded (specification §8). What is
 * shown already gets the new words in its place: a second script that fails takes away neither a press nor the focus.
 * Without React: it may be React's own script that is missing. The styles are those of `LoadError`, in src/css/load-error.css.
 */
export function showLoadError(message: string, retry: () => void): void {
  if (shown) {
    shown.message.textContent = message;
    shown.retry = retry;
    return;
  }
  const box = element('div', 'load-error');
  box.setAttribute('role', 'alert');
  const button = element('button', 'load-error__retry', loadError.retry);
  button.addEventListener('click', () => shown?.retry());
  const words = element('p', 'load-error__message', message);
  box.append(element('p', '', loadError.heading), words, button);
  const place = element('div', 'load-error-over-page');
  place.append(box);
  document.body.append(place);
  shown = { place, message: words, retry };
}
