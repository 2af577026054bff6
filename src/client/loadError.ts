import { loadError as loadErrorWords } from '@site/src/site/loadError';
import { translated } from '@site/src/words/translated';

const loadError = translated('loadError', loadErrorWords);

let shown: HTMLElement | undefined;

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

/** Takes the failure away that `showLoadError` has shown, if there is one. */
export function hideLoadError(): void {
  shown?.remove();
  shown = undefined;
}

/**
 * Shows over the foot of the page, in view wherever it is scrolled to, that something could not be loaded (specification §8).
 * Without React: it may be React's own script that is missing. The styles are those of `LoadError`, in src/css/load-error.css.
 */
export function showLoadError(message: string, retry: () => void): void {
  hideLoadError();
  const box = element('div', 'load-error');
  box.setAttribute('role', 'alert');
  const button = element('button', 'load-error__retry', loadError.retry);
  button.addEventListener('click', retry);
  box.append(
    element('p', '', loadError.heading),
    element('p', 'load-error__message', message),
    button,
  );
  shown = element('div', 'load-error-over-page');
  shown.append(box);
  document.body.append(shown);
}
