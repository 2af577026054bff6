import { join } from 'node:path';
import mdxLoader from '@docusaurus/mdx-loader';
import type { MarkdownConfig } from '@docusaurus/types';
import { markdownOptions } from '../../plugins/articles/markdownOptions';
import { codeKey } from '../../plugins/cache/codeKey';
import { cacheDir, contentKey, openCache } from '../../plugins/cache/contentCache';
import type { Finding } from './finding';
import type { CheckedPage } from './site';

/** What the loader of MDX uses of the bundler. */
type LoaderContext = ThisParameterType<typeof mdxLoader>;

/** As Docusaurus fills in the configuration; links and pictures have rules of their own. */
const markdownConfig: MarkdownConfig = {
  format: 'mdx',
  mermaid: false,
  emoji: true,
  mdx1Compat: { comments: false, admonitions: false, headingIds: false },
  anchors: { maintainCase: false },
  remarkRehypeOptions: undefined as unknown as MarkdownConfig['remarkRehypeOptions'],
  hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
  parseFrontMatter: ({ defaultParseFrontMatter, ...file }) => defaultParseFrontMatter(file),
};

/** Makes a module of a page as the build does. Its options are one object for all pages: the loader keeps its processor by it. */
function compilePage(page: CheckedPage, file: string, options: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const context = {
      resource: file,
      resourcePath: file,
      _compiler: { name: 'client' },
      getOptions: () => options,
      addDependency: () => undefined,
      async: () => (error?: Error | null) => (error ? reject(error) : resolve()),
    };
    mdxLoader.call(context as unknown as LoaderContext, page.text).catch(reject);
  });
}

/** The innermost error, which says what is wrong; those around it say where. */
const causeOf = (error: Error): Error =>
  error.cause instanceof Error ? causeOf(error.cause) : error;

/** Reads file, line and words from what the loader throws. */
function findingOf(file: string, error: Error): Finding {
  const cause = causeOf(error);
  const [, line] =
    new RegExp(`${file.replaceAll('.', '\\.')}:(\\d+)`).exec(
      `${error.message}\n${cause.message}`,
    ) ?? [];
  const own = 'line' in cause && typeof cause.line === 'number' ? cause.line : undefined;
  return {
    rule: 'markdown',
    file,
    line: own ?? Number(line ?? 1),
    subject: 'MDX',
    message: `The build can't compile the page: ${cause.message.replace(`${file}:${line}: `, '')}`,
    mend: 'Until then neither the build nor npm run dev shows it.',
  };
}

/** What decides how a page is compiled, beside its text. */
const code = ['articles', 'media', 'reference']
  .map((name) => `src/plugins/${name}`)
  .concat('src/search/records', 'src/site', 'package.json');

/**
 * Compiles pages with the site's own plugins, as the build does, and says which can't be. Pages that can't even be read are left to their
 * own rules; one that was compiled before, by the same code, is not compiled again.
 */
export async function compilePages(
  pages: readonly CheckedPage[],
  siteDir: string,
): Promise<Finding[]> {
  const readable = pages.filter(
    ({ error, markdown }) => error === undefined && markdown.error === undefined,
  );
  if (readable.length === 0) {
    return [];
  }
  const common = {
    siteDir,
    staticDirs: [join(siteDir, 'static')],
    admonitions: true,
    markdownConfig,
  };
  const { docs, blog } = markdownOptions(siteDir);
  const optionsOf = { docs: { ...common, ...docs }, blog: { ...common, ...blog } };
  const cache = openCache(cacheDir(siteDir, 'check'));
  const codeHash = await codeKey(siteDir, code);
  const found: Finding[] = [];
  for (const page of readable) {
    const options = page.version === undefined ? optionsOf.blog : optionsOf.docs;
    const compiled = cache.get(contentKey(codeHash, page.file, page.text), async () => {
      await compilePage(page, join(siteDir, page.file), options);
      return new Uint8Array();
    });
    await compiled.catch((error: unknown) => {
      found.push(findingOf(page.file, error instanceof Error ? error : new Error(String(error))));
    });
  }
  await cache.prune();
  return found;
}
