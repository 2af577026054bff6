// Client module. Gives life to what articles show as plain HTML: tabs, code blocks, keys and folds. Listeners on the document serve every
// page, hydrated or not, and cost nothing until the reader does something.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { playsMark } from '../../site/embeds';
import { controlCodeBlocks, offerRuns } from './code';
import { controlFolds } from './folds';
import { controlKeys } from './keys';
import { revealTarget } from './reveal';
import { controlTabs, restoreTabs } from './tabs';

/** The page that the document was loaded for, whose policy it keeps. */
const loadedPath = ExecutionEnvironment.canUseDOM ? window.location.pathname : '';

/** Few pages have something to play: its code comes with the first press. */
function playOnPress(event: MouseEvent): void {
  const still =
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>(`[${playsMark}]`)
      : null;
  if (still !== null && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    import('./embeds').then(
      ({ play }) => play(still),
      () => window.location.assign(still.href),
    );
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', playOnPress);
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
  // The policy of another page would keep this one from playing. The development server sends none.
  if (
    process.env.NODE_ENV === 'production' &&
    location.pathname !== loadedPath &&
    document.querySelector(`[${playsMark}]`) !== null
  ) {
    window.location.reload();
    return;
  }
  restoreTabs(document);
  offerRuns();
  revealTarget(location.hash);
  startFilters().catch(reportError);
}
