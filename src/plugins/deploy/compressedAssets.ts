import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** How text is compressed: about as small as CDNs make it. */
export const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Scripts and style sheets of the bundler. Their names change with what they hold. */
const asset = /^\/assets\/(?:js|css)\/[\w.~-]+\.(js|css)$/;
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

/** Compresses scripts and style sheets at the first request and keeps the result, as a CDN does. Leaves all other requests to `next`. */
export function compressedAssets(dir: string): Middleware {
  const bodies = new Map<string, Promise<Buffer>>();
  return (request, response, next) => {
    const { method, headers, url = '' } = request;
    const [path, ending = ''] = asset.exec(url) ?? [];
    const takesBrotli = /\bbr\b(?!;q=0)/.test(String(headers['accept-encoding']));
    const isWhole = method === 'GET' && headers.range === undefined;
    if (path === undefined || !takesBrotli || !isWhole || !existsSync(join(dir, path))) {
      next();
      return;
    }
    const body =
      bodies.get(path) ??
      readFile(join(dir, path)).then((text) => promisify(brotliCompress)(text, brotli));
    bodies.set(path, body);
    body.then(
      (bytes) => {
        response.setHeader('Content-Type', `${types[ending]}; charset=utf-8`);
        response.setHeader('Content-Encoding', 'br');
        response.setHeader('Vary', 'Accept-Encoding');
        response.end(bytes);
      },
      () => {
        // Deleted after the check.
        bodies.delete(path);
        next();
      },
    );
  };
}
