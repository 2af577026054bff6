import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { signUp } from '../../site/deployment';
import { parseRedirects, redirectFor } from '../redirects/siteRedirects';
import { decoded } from '../shared/text';
import { defaultCacheControl, headersFor, parseHeaders } from './headersFile';
import { answerSignUp } from './signUps';

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Compresses text, except for range requests, which count the bytes of the file. */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  filter: (request, response) =>
    request.headers.range === undefined && compression.filter(request, response),
}) as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void; // the types are for Express

/** Returns a request handler that serves a build like the CDN: with `_redirects`, `_headers`, compressed text, addresses without
 * `.html`, and `404.html` with status 404 for unknown addresses.
 * @param signUpFile receives a line for each sign-up. Without it, the host doesn't handle sign-ups.
 * @throws Error if the folder has no build, or if `_headers` or `_redirects` can't be read.
 */
export function hostHandler(dir: string, baseUrl = '/', signUpFile?: string): RequestHandler {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Error(`${dir} has no build. Run npm run build first.`);
  }
  // Read with each request, because the site can be built while it is served.
  const read = (name: string): string => {
    const file = join(dir, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const readRules = () => ({
    headers: parseHeaders(read('_headers')),
    redirects: parseRedirects(read('_redirects')),
  });
  readRules();
  const signUpPath = `${baseUrl}${signUp.hostPath.slice(1)}`;
  // Without `dev`, sirv lists the files once, and crashes if a build removes one.
  const files = sirv(dir, { dev: true, etag: true, extensions: ['html'] });

  return (request, response) => {
    /** Responds with an error, which browsers don't cache: the next deployment may fix it. */
    const fail = (status: number, type: string, text: string): void => {
      response.setHeader('Cache-Control', 'no-store');
      response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(text);
    };
    const sendNotFound = (): void => fail(404, 'text/html', read('404.html'));
    const target = request.url ?? '/';
    // Two slashes at the start of a path don't name a host.
    const address = target.startsWith('/') ? `http://host${target}` : target;
    if (!URL.canParse(address)) {
      fail(400, 'text/plain', 'Invalid request URL');
      return;
    }
    let rules: ReturnType<typeof readRules>;
    try {
      rules = readRules();
    } catch (error) {
      fail(503, 'text/plain', String(error));
      return;
    }
    const { pathname: path, search } = new URL(address);
    response.setHeader('Cache-Control', defaultCacheControl);
    for (const [name, value] of Object.entries(headersFor(rules.headers, path))) {
      response.setHeader(name, value);
    }
    // Two slashes at the start of a location would name another site.
    const redirect = path.includes('//')
      ? { status: 301, to: path.replace(/\/{2,}/g, '/') }
      : redirectFor(rules.redirects, path);
    if (redirect !== undefined) {
      response.writeHead(redirect.status, { Location: redirect.to + search }).end();
    } else if (signUpFile !== undefined && path.startsWith(signUpPath)) {
      void answerSignUp(request, response, signUpFile, path.slice(signUpPath.length));
    } else if (
      !path.startsWith(baseUrl) ||
      /^_(?:headers|redirects)$/.test(decoded(path.slice(baseUrl.length)))
    ) {
      sendNotFound();
    } else {
      request.url = `/${path.slice(baseUrl.length)}${search}`;
      compress(request, response, () => files(request, response, sendNotFound));
    }
  };
}

/** A running host. `close` also ends open connections. */
export interface Host {
  /** The address of the site, with a trailing slash. */
  address: string;
  close: () => Promise<void>;
}

/** Serves a build locally.
 * @param port 0 picks a free port.
 * @param signUpFile as for `hostHandler`.
 * @throws Error with a solution if the port is in use.
 */
export async function startHost(
  dir: string,
  port: number,
  baseUrl = '/',
  signUpFile?: string,
): Promise<Host> {
  const server = createServer(hostHandler(dir, baseUrl, signUpFile));
  // After Node's default of 5 s, a busy client could send a request just when the connection closes, and lose it.
  server.keepAliveTimeout = 60_000;
  await once(server.listen(port, '127.0.0.1'), 'listening').catch((error) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${port} is in use. Choose another port: PORT=${port + 1} npm start`)
      : error;
  });
  const { port: at } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${at}${baseUrl}`,
    async close() {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}
