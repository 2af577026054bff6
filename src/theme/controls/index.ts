// Gives life to what articles show as plain HTML: tabs and code blocks. Listeners on the document serve every page, hydrated or
// not, and cost nothing until the reader does something.
import { controlCodeBlocks } from './code';
import { controlTabs, restoreTabs } from './tabs';

if (typeof document !== 'undefined') {
  controlCodeBlocks();
  controlTabs();
  // Before hydration: an article's tabs are in the page and nobody else will touch them.
  const article = document.querySelector('[data-article]');
  if (article !== null) {
    restoreTabs(article);
  }
}

/** Client module lifecycle: a page that has just been rendered gets the reader's choices before it is painted. */
export function onRouteDidUpdate(): void {
  restoreTabs(document);
}
