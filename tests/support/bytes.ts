import { brotliCompressSync, constants } from 'node:zlib';
import type { BrowserContext } from 'playwright';

/** Bytes of a text as a host sends it that compresses once and with care. */
export const brotliBytes = (text: string | Uint8Array, quality = 9): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;

/** Addresses of the scripts and style sheets that pages load from here on; what is fetched ahead is of another type. */
export function scriptsOf(context: BrowserContext): Set<string> {
  const found = new Set<string>();
  context.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) {
      found.add(request.url());
    }
  });
  return found;
}

/** Bytes of files, compressed as a host keeps them. */
export async function bytesOf(urls: Iterable<string>): Promise<number> {
  const texts = await Promise.all([...urls].map(async (url) => (await fetch(url)).text()));
  return texts.reduce((sum, text) => sum + brotliBytes(text, 11), 0);
}
