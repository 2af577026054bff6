import { codeKey } from '../shared/codeKey';
import { type ContentCache, cacheDir, contentKey, openCache } from '../shared/contentCache';

/** What decides what is read from a text, below the site. */
const reader = ['src/plugins/docs-facts', 'src/markdown', 'src/site', 'src/plugins/rest-reference'];

const openFacts = async (siteDir: string): Promise<{ code: string } & ContentCache> => ({
  code: await codeKey(siteDir, reader),
  ...openCache(cacheDir(siteDir, 'docs-facts')),
});

let cache: ReturnType<typeof openFacts> | undefined;

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
  cache ??= openFacts(siteDir);
  const { code, get } = await cache;
  const facts = await get(contentKey(code, ...texts), async () =>
    Buffer.from(JSON.stringify(await read())),
  );
  return JSON.parse(Buffer.from(facts).toString('utf8')) as Facts;
}
