import { translate } from '@docusaurus/Translate';
import { searchWords } from '../words';

const results = translate({ id: 'search.list', message: 'Results' });

/**
 * Roles that say what the pop-up is. DocSearch writes it as a button that holds list boxes whose options hold links and
 * buttons, which WCAG 4.1.2 forbids; a dialog with trees of results says the same and may hold them.
 */
function fixRoles(container: HTMLElement): void {
  set(container, 'role', 'dialog');
  set(container, 'aria-modal', 'true');
  set(container, 'aria-label', searchWords.title);
  set(container, 'tabindex', '-1');
  for (const attribute of wrongOnDialog) {
    container.removeAttribute(attribute);
  }
  for (const list of container.querySelectorAll('[role="listbox"]')) {
    set(list, 'role', 'tree');
    set(list, 'aria-label', list.previousElementSibling?.textContent ?? results);
    list.removeAttribute('aria-labelledby');
  }
  for (const item of container.querySelectorAll('[role="option"]')) {
    set(item, 'role', 'treeitem');
  }
  for (const link of container.querySelectorAll('[role="treeitem"] a')) {
    // The arrow keys move between results; Tab leads out of them.
    set(link, 'tabindex', '-1');
  }
  // Inside a dialog they aren't the header and footer of the page.
  for (const part of container.querySelectorAll('header, footer')) {
    set(part, 'role', 'presentation');
  }
  const input = container.querySelector('input');
  if (input) {
    set(input, 'aria-haspopup', 'tree');
  }
}

const wrongOnDialog = [
  'aria-controls',
  'aria-expanded',
  'aria-haspopup',
  'aria-labelledby',
  'aria-owns',
];

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

/**
 * Keeps the roles of the open pop-up right while it changes.
 *
 * @param onChange called at once and after each change.
 * @returns a function that stops observing.
 */
export function keepAccessible(container: HTMLElement, onChange: () => void): () => void {
  const update = (): void => {
    fixRoles(container);
    onChange();
  };
  update();
  const observer = new MutationObserver(update);
  observer.observe(container, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['role', ...wrongOnDialog],
  });
  return () => observer.disconnect();
}
