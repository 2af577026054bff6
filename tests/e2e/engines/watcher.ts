/** What the watcher leaves in a page for journeys. */
export interface InPage {
  /** The first visible element that a selector names, whose label or text has these words. */
  find(selector: string, words?: string): HTMLElement | undefined;
  /** The color mode of the first frame. */
  firstMode: string | undefined;
}

/**
 * Runs in a page before all else, in any browser: tells the host what goes wrong, as only some of the protocols do, and finds
 * elements. It is sent as text, and may use nothing from around it.
 */
export function watchPage(problemsPath: string): void {
  const report = (problem: string): void => {
    if ('isLeft' in window) {
      return; // WebKit lets what a page still loads fail before the page goes
    }
    // Synchronous, so that whoever acts next in the page knows of it.
    const request = new XMLHttpRequest();
    request.open('POST', problemsPath, false);
    request.send(`${problem} (${location.pathname})`);
  };
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => report(`console ${level}: ${words.join(' ')}`);
  }
  window.addEventListener('unhandledrejection', ({ reason }) => report(`rejected: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report(`policy: ${effectiveDirective} ${blockedURI}`),
  );
  window.addEventListener('error', (event) => report(`uncaught: ${event.message}`));

  const isVisible = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const says = (element: Element, words: string): boolean =>
    [element.getAttribute('aria-label'), element.textContent].some((text) => text?.includes(words));
  const inPage: InPage = {
    find: (selector, words = '') =>
      [...document.querySelectorAll<HTMLElement>(selector)].find(
        (element) => isVisible(element) && says(element, words),
      ),
    firstMode: undefined,
  };
  Object.assign(window, { inPage });
  // One that comes out of the browser's cache is watched again.
  window.addEventListener('pageshow', () => Reflect.deleteProperty(window, 'isLeft'));
  requestAnimationFrame(() => {
    inPage.firstMode = document.documentElement.dataset.theme;
  });
}
