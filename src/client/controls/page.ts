import { closesOnLink, preferredVersionKey, routeRendered, versionMenu } from '../../site/controls';
import { cleanAddress } from '../cleanAddress';
import { controlColorMode } from './colorMode';
import { controlCopying } from './copy';
import { controlDarkBlock } from './darkBlock';
import { closest, onPress, whenParsed } from './dom';
import { controlDropdowns } from './dropdown';
import { layOutNearby, layOutPage } from './layout';
import { closeMenu, controlMenu, desktop } from './menu';
import { revealTarget } from './reveal';
import { controlSearch } from './search';
import { store } from './storage';
import { controlTabs, restoreTabs } from './tabs';

/** Closes a fold when the reader follows one of its links, because it covers the text. */
function closeFollowedFolds(): void {
  onPress('click', (event) => {
    const fold = closest<HTMLDetailsElement>(event, `[${closesOnLink}]`);
    if (fold && closest(event, 'a')) {
      fold.open = false;
    }
  });
}

/** Skips the sidebar, which is in the link's own target until the framework handles the press. */
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

/** Scrolls the sidebar to the current page before the first paint. Phones don't have a sidebar. */
function showCurrentItem(): void {
  if (!window.matchMedia(desktop).matches) {
    return;
  }
  const item = document.querySelector('.menu [aria-current]');
  const menu = item?.closest('nav');
  if (item && menu) {
    menu.scrollTop = item.getBoundingClientRect().top - window.innerHeight / 2;
  }
}

/** Closes the neighbors of a category that the reader opens. A `name` would also close those that the page opens at first. */
function controlSidebar(): void {
  onPress('click', (event) => {
    const fold = closest(event, 'summary')?.parentElement;
    if (fold?.matches('[data-closes-neighbors]:not([open])')) {
      for (const other of fold.closest('ul')?.querySelectorAll('[data-closes-neighbors][open]') ??
        []) {
        if (!other.contains(fold)) {
          other.removeAttribute('open');
        }
      }
    }
  });
}

/** Links that choose a version, in the version menu and in the version banner. */
const choices = `:is(.${versionMenu} + ul, .theme-doc-version-banner) a[href*="/docs/"]`;

/** Returns the name of the version that a path leads to. */
function versionOf(pathname: string, latest: string): string | undefined {
  const [, folder] = /\/docs\/(next|latest|\d[^/]*)(?:\/|$)/.exec(pathname) ?? [];
  return { next: 'current', latest }[folder ?? ''] ?? folder;
}

/** Remembers the version that a reader chooses. @param latest name of the version at `/docs/latest`. */
function controlVersions(latest: string): void {
  onPress('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, choices);
    const version = link && versionOf(link.pathname, latest);
    if (version) {
      store(preferredVersionKey, version);
    }
  });
}

/** Attaches the controls of every page. @param latest name of the version at `/docs/latest`. */
export function controlPage(latest = ''): void {
  layOutNearby();
  cleanAddress(window.location);
  whenParsed(() => {
    restoreTabs();
    showCurrentItem();
    revealTarget(window.location.hash, false);
  });
  // The browser goes to a visible target by itself.
  window.addEventListener('hashchange', () => revealTarget(window.location.hash, false));
  let path = window.location.pathname;
  document.addEventListener(routeRendered, () => {
    restoreTabs();
    // When the app starts, the menu may be open.
    if (window.location.pathname !== path) {
      path = window.location.pathname;
      layOutPage();
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
