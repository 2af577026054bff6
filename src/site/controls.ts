/** Names by which the controls of `src/client/controls` find their elements in a page. */

/** Class of the buttons that change the color mode. */
export const colorModeToggle = 'color-mode-toggle';

/** Attribute of a menu of the navbar: a button, and the list that it opens. */
export const dropdown = 'data-dropdown';

/** Class of the button of the version menu, whose links choose the version that the reader prefers. */
export const versionMenu = 'version-menu';

/** The framework's key in the browser's storage of the version that a reader chose. */
export const preferredVersionKey = 'docs-preferred-version-default';

/** Id of the dialog that holds the menu of a phone, and class of the button that opens it. */
export const siteMenu = { id: 'site-menu', button: 'navbar__toggle' } as const;

/** Id of the dialog with the first field of the search, and class of the button that opens it. */
export const searchField = { id: 'search-field', button: 'DocSearch-Button' } as const;

/** Attribute of a fold that closes when one of its links is followed. */
export const closesOnLink = 'data-closes-on-link';

/** Events of the document: the reader opens or closes the search, and the app has rendered a route. */
export const searchOpened = 'site:search-opened';
export const searchClosed = 'site:search-closed';
export const routeRendered = 'site:route-rendered';

/** Attribute of what isn't a button, and whose press only the app can answer. */
export const needsApp = 'data-needs-app';

/** Event of the document that says that the app reacts to the reader. */
export const appStarted = 'site:app-started';

/** Milliseconds that a page from the back-forward cache gets to go on where it was; otherwise, it is loaded again. */
export const resumeTimeout = 3000;

/** Event of the document that says that a press waits for a connection. */
export const offline = 'site:offline';

/**
 * Attribute of a part of a page that shows nothing useful without the app: its page starts it as soon as it opens. With a value, only
 * where the address has a query.
 */
export const startsAtOnce = 'data-starts-app';
