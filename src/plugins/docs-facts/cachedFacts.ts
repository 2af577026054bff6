import { type CodeCache, openCodeCache } from '../shared/codeCache';

/** What decides what is read from a text. */
const reader = ['src/plugins/docs-facts', 'src/markdown', 'src/site', 'src/plugins/rest-reference'];

let cache: CodeCache | undefined;

/**
 * Returns what is read from some texts, unless an earlier build or start of the development server read it.
 *
 * @param texts everything that the result depends on besides the code.
 * @param read has to return data that JSON can hold.
 */
export async function cachedFacts<Facts>(
  siteDir: string,
  texts: readonly string[],
  read: () => Promise<Facts>,
): Promise<Facts> {
  cache ??= openCodeCache(siteDir, 'docs-facts', reader);
  const facts = await cache(texts, async () => Buffer.from(JSON.stringify(await read())));
  return JSON.parse(Buffer.from(facts).toString('utf8')) as Facts;
}
