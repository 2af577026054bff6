// @ts-check
/**
 * Loader of Markdown in a reader's bundle. It splits what MDX compiled into the facts about an article (front matter, table of
 * contents, metadata), which every page of it needs, and its body, which only a reader needs who comes by a route change:
 * on the page that is opened first the body is HTML already.
 *
 * @typedef {{ chunkNames: Record<string, string>, served: string }} Options chunk name by file, and the module that knows
 *   which article came with the page.
 * @typedef {{ resourcePath: string, resourceQuery: string, getOptions: () => Options }} LoaderContext
 */

const bodyQuery = '?body';
/** What MDX compiled, by file, until the body is asked for: compiling it twice would double the build. */
const compiled = new Map();

/**
 * Leaves out imports that only the body uses.
 * @param {string} head
 */
function usedImports(head) {
  const imports = /^import\s+(.+?)\s+from\s+["'][^"']+["'];?$/gm;
  const rest = head.replaceAll(imports, '');
  return head.replaceAll(imports, (statement, /** @type {string} */ clause) => {
    const names = clause.match(/[\w$]+(?=\s*(?:,|\}|$))/g) ?? [];
    const isUsed = names.some((name) => new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(rest));
    return isUsed ? statement : '';
  });
}

/**
 * Returns the module of an article's facts, or `undefined` for Markdown that isn't an article.
 *
 * @param {string} source what MDX compiled.
 * @param {{ body: string, chunkName: string, served: string }} names request and chunk of the body.
 * @throws Error when MDX's output looks different from what is known.
 */
export function articleFacts(source, { body, chunkName, served }) {
  const metadata = /^export \{default as metadata\} from ('[^']+')/m.exec(source)?.[1];
  if (metadata === undefined) {
    return undefined;
  }
  const start = source.indexOf('\nfunction _createMdxContent(');
  if (start < 0 || !source.includes('\nexport default function MDXContent(', start)) {
    throw new Error(
      'MDX compiles to something new: adapt src/plugins/static-articles/splitArticle.mjs to it.',
    );
  }
  return `${usedImports(source.slice(0, start))}
import articleMetadata from ${metadata};
import { servedPermalink } from '${served}';
const body =
  articleMetadata.permalink === servedPermalink
    ? { default: function ServedArticle() { return null; } }
    : await import(/* webpackChunkName: "${chunkName}" */ ${JSON.stringify(body)});
export default body.default;
`;
}

/**
 * @this {LoaderContext}
 * @returns {string | undefined}
 */
export function pitch() {
  if (this.resourceQuery !== bodyQuery) {
    return undefined;
  }
  const source = compiled.get(this.resourcePath);
  compiled.delete(this.resourcePath);
  return source;
}

/**
 * @this {LoaderContext}
 * @param {string} source
 */
export default function splitArticle(source) {
  const { chunkNames, served } = this.getOptions();
  const name = chunkNames[this.resourcePath];
  if (this.resourceQuery !== '' || name === undefined) {
    return source;
  }
  const facts = articleFacts(source, {
    body: this.resourcePath + bodyQuery,
    chunkName: `body-${name}`,
    served,
  });
  if (facts === undefined) {
    return source;
  }
  compiled.set(this.resourcePath, source);
  return facts;
}
