// Client module. Gives life to what articles show as plain HTML: tabs, code blocks, keys and folds. Listeners on the document serve every
// page, hydrated or not, and cost nothing until the reader does something.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { controlCodeBlocks, offerRuns } from './code';
import { controlFolds } from './folds';
import { controlKeys } from './keys';
import { revealTarget } from './reveal';
import { controlTabs, restoreTabs } from './tabs';

if (ExecutionEnvironment.canUseDOM) {
  controlCodeBlocks();
  controlFolds();
  controlKeys();
  controlTabs();
}

/** Few pages have a filter: its code is theirs alone. */
async function startFilters(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('[data-filter]');
  if (form !== null) {
    const { startFilter } = await import('./filter');
    startFilter(form);
  }
}

/** A page that has just been rendered gets the reader's choices before it is painted. */
export function onRouteDidUpdate({ location }: { location: Location }): void {
  restoreTabs(document);
  offerRuns();
  revealTarget(location.hash);
  startFilters().catch(reportError);
}
