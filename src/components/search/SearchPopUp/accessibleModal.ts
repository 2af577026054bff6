import { searchWords } from '../words';

/** Corrects the roles of the open pop-up (WCAG 4.1.2), also after changes. DocSearch renders a button with list boxes whose options
 * contain links and buttons. A dialog with trees can contain them.
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
      // The arrow keys move between results, and Tab leaves the list.
      item.querySelector('a')?.setAttribute('tabindex', '-1');
    }
    // In a dialog, these aren't the page's header and footer.
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
