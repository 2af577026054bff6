import { copyText } from './code';

/** Gives life to the buttons that copy a key. */
export function controlKeys(): void {
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-copy-key]') : null;
    if (button !== null) {
      void copyText(button, button.parentElement?.firstElementChild ?? null);
    }
  });
}
