/** The version that documentation pages name in their metadata; other pages have no sandbox. */
const docsTag = 'meta[name="docusaurus_tag"][content^="docs-default-"]';

/** A first look at a sample, without the code that reads its commands: calls of the REST API by curl, and nothing else at a line's start. */
export const looksRunnable = (code: string): boolean =>
  /^\s*curl\b/.test(code) &&
  !/^(?!curl\b)\w[\w-]* /m.test(code) &&
  /\/api\/(metalakes|version)/.test(code) &&
  !/\$|Authorization|\||--(?!request|header|data)/.test(code) &&
  document.querySelector(docsTag) !== null;
