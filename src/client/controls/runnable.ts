/** Whether the page is one of the documentation; others have no version, and no sandbox. The metadata of a page come later than its article. */
export const isDocsPage = (): boolean => /\/docs\/[^/]+\/./.test(window.location.pathname);

/** A first look at a sample, without the code that reads its commands: calls of the REST API by curl, and nothing else at a line's start. */
export const looksRunnable = (code: string): boolean =>
  /^\s*curl\b/.test(code) &&
  !/^(?!curl\b)\w[\w-]* /m.test(code) &&
  /\/api\/(metalakes|version)/.test(code) &&
  !/\$|Authorization|\||--(?!request|header|data)/.test(code);
