/** Names by which the controls in `src/client/controls` find their elements. */

/** Class of the buttons that change the color mode. */
export const colorModeToggle = 'color-mode-toggle';

/** Attribute of a menu of the navbar: a button, and the list that it opens. */
export const dropdown = 'data-dropdown';

/** Class of the version menu's button. The menu's links set the reader's preferred version. */
export const versionMenu = 'version-menu';

/** The framework's storage key of the preferred version. */
export const preferredVersionKey = 'docs-preferred-version-default';

/** Id of the dialog with the mobile menu, and class of the button that opens it. */
export const siteMenu = { id: 'site-menu', button: 'navbar__toggle' } as const;

/** Id of the dialog with the initial search field, and class of the button that opens it. */
export const searchField = { id: 'search-field', button: 'DocSearch-Button' } as const;

/** Attribute of a fold that closes when the reader follows one of its links. */
export const closesOnLink = 'data-closes-on-link';

/** Events of the document: the reader opens or closes the search, and the app has rendered a route. */
export const searchOpened = 'site:search-opened';
export const searchClosed = 'site:search-closed';
export const routeRendered = 'site:route-rendered';

/** Attribute of elements other than buttons whose presses need the app. */
export const needsApp = 'data-needs-app';

/** Event of the document: the app is running. */
export const appStarted = 'site:app-started';

/** Milliseconds in which a page from the back-forward cache has to resume before it is reloaded. */
export const resumeTimeout = 3000;

/** Event of the document: a press waits for a connection. */
export const offline = 'site:offline';

/** Attribute of the document while only what is near the window is laid out. */
export const nearbyOnly = 'data-nearby-only';

/** Attribute of a part that needs the app, which then starts at once. With a value, only if the address has a query.
 */
export const startsAtOnce = 'data-starts-app';
