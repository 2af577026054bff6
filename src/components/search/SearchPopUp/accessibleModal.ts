import { searchWords } from '../words';

/**
 * Gives the open pop-up roles that WCAG 4.1.2 accepts, and keeps them while it changes. DocSearch writes it as a button that
 * holds list boxes whose options hold links and buttons; a dialog with trees of results may hold them.
 *
 * @returns a function that stops observing.
 */
export function keepAccessible(container: HTMLElement): () => void {
  const update = (): void => {
    container.setAttribute('role', 'dialog');
    container.setAttribute('aria-modal', 'true');
    container.setAttribute('aria-label', searchWords.title);
    container.setAttribute('tabindex', '-1');
    for (const name of ['controls', 'expanded', 'haspopup', 'labelledby', 'owns']) {
      container.removeAttribute(`aria-${name}`);
    }
    for (const list of container.querySelectorAll('.DocSearch-Hits > ul')) {
      list.setAttribute('role', 'tree');
      list.setAttribute('aria-label', list.previousElementSibling?.textContent ?? '');
      list.removeAttribute('aria-labelledby');
    }
    for (const item of container.querySelectorAll('.DocSearch-Hit')) {
      item.setAttribute('role', 'treeitem');
      // The arrow keys move between results; Tab leads out of them.
      item.querySelector('a')?.setAttribute('tabindex', '-1');
    }
    // Inside a dialog they aren't the header and footer of the page.
    for (const part of container.querySelectorAll('header, footer')) {
      part.setAttribute('role', 'presentation');
    }
    container.querySelector('input')?.setAttribute('aria-haspopup', 'tree');
  };
  update();
  const observer = new MutationObserver(update);
  observer.observe(container, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
