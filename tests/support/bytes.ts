import { brotliCompressSync, constants } from 'node:zlib';
import type { BrowserContext } from 'playwright';

/** Measures a text compressed with Brotli. */
export const brotliBytes = (text: string | Uint8Array, quality = 9): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;

/** Collects the addresses of the scripts and style sheets that pages load from now on, without prefetched files. */
export function scriptsOf(context: BrowserContext): Set<string> {
  const found = new Set<string>();
  context.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) {
      found.add(request.url());
    }
  });
  return found;
}

/** Measures files with the best compression, as a host stores them. */
export async function bytesOf(urls: Iterable<string>): Promise<number> {
  const texts = await Promise.all([...urls].map(async (url) => (await fetch(url)).text()));
  return texts.reduce((sum, text) => sum + brotliBytes(text, 11), 0);
}
