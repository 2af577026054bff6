import { closesOnLink, routeRendered } from '../../site/controls';
import { cleanAddress } from '../cleanAddress';
import { controlColorMode } from './colorMode';
import { controlCopying } from './copy';
import { controlDarkBlock } from './darkBlock';
import { closest, onPress, whenParsed } from './dom';
import { controlDropdowns } from './dropdown';
import { closeMenu, controlMenu } from './menu';
import { revealTarget } from './reveal';
import { controlSearch } from './search';
import { controlSidebar, showCurrentItem } from './sidebar';
import { controlTabs, restoreTabs } from './tabs';
import { controlVersions } from './version';

/** Closes a fold once one of its links is followed: the text that it lies over is what the reader wants to see. */
function closeFollowedFolds(): void {
  onPress('click', (event) => {
    const fold = closest<HTMLDetailsElement>(event, `[${closesOnLink}]`);
    if (fold && closest(event, 'a')) {
      fold.open = false;
    }
  });
}

/** The link's own target is around the sidebar, too, until the framework handles its press. */
function controlSkipLink(): void {
  onPress('click', (event) => {
    const main = document.querySelector('main');
    if (main && closest(event, '[href="#__docusaurus_skipToContent_fallback"]')) {
      event.preventDefault();
      main.tabIndex = -1;
      main.focus();
      main.removeAttribute('tabindex');
    }
  });
}

/** Attaches the controls of every page. @param latest name of the version at `/docs/latest`. */
export function controlPage(latest = ''): void {
  cleanAddress(window.location);
  whenParsed(() => {
    restoreTabs();
    showCurrentItem();
    revealTarget(window.location.hash, false);
  });
  // The browser goes to a target that shows.
  window.addEventListener('hashchange', () => revealTarget(window.location.hash, false));
  let path = window.location.pathname;
  document.addEventListener(routeRendered, () => {
    restoreTabs();
    // The app starts on the page that is shown, where the menu may be open.
    if (window.location.pathname !== path) {
      path = window.location.pathname;
      closeMenu();
    }
  });
  controlColorMode();
  controlCopying();
  controlDarkBlock();
  controlDropdowns();
  controlMenu();
  controlSearch();
  controlSidebar();
  controlSkipLink();
  controlTabs();
  controlVersions(latest);
  closeFollowedFolds();
}
