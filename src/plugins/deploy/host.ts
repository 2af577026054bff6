import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { signUp } from '../../site/deployment';
import { parseRedirects, redirectFor } from '../redirects/redirectsFile';
import { decoded } from '../shared/decoded';
import { brotli, compressedAssets, type Middleware } from './compressedAssets';
import { defaultCacheControl, headersFor, parseHeaders } from './headersFile';
import { signUpHandler } from './signUps';

const readOptional = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** An error is asked for again: what is missing now may be there after the next deployment. */
const errorCacheControl = 'no-store';

/** Files that tell the host what to do. Hosts serve none of them. */
const hostFiles = new Set(['/_headers', '/_redirects']);

/**
 * Returns a function that gives what a file says, read again once it has changed: a site may be built while it is served. A file that
 * is gone says nothing; one that can't be read, such as one half written, says what it said before.
 *
 * @throws Error when the file can't be read from the start.
 */
function following<Value>(file: string, read: (text: string) => Value): () => Value {
  const changed = (): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  let at = changed();
  let value = read(readOptional(file));
  return () => {
    const now = changed();
    try {
      value = now === at ? value : read(readOptional(file));
      at = now;
    } catch {
      // Half written: the next request reads it again.
    }
    return value;
  };
}

/** Compresses text as it is sent. A part of a file stays as it is: its range counts bytes of the file. */
const compress = compression({
  brotli,
  filter: (request, response) =>
    request.headers.range === undefined && compression.filter(request, response),
}) as unknown as Middleware; // typed for Express, whose requests and responses are Node's with more to them

/** Reads the target of a request, such as `/docs?q=1`; two slashes at its start name no host. */
function addressOf(target = '/'): URL | undefined {
  try {
    return new URL(target.startsWith('/') ? `http://host${target}` : target);
  } catch {
    return undefined;
  }
}

/**
 * Returns a request handler that serves a build as the CDN does: `_redirects`, `_headers`, compressed text, addresses without
 * `.html`, and `404.html` with status 404 for anything else.
 *
 * @param signUpFile takes the addresses that forms post to the host, one line each; without it there is nothing at their address.
 * @throws Error when the folder holds no build, or when `_headers` or `_redirects` can't be read.
 */
export function hostHandler(
  dir: string,
  baseUrl = '/',
  signUpFile?: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Error(`${dir} holds no build. Make one first: npm run build`);
  }
  const headerRules = following(join(dir, '_headers'), parseHeaders);
  const redirects = following(join(dir, '_redirects'), parseRedirects);
  const notFound = following(join(dir, '404.html'), (text) => text);

  const setHeaders = (response: ServerResponse, path: string): void => {
    response.setHeader('Cache-Control', defaultCacheControl);
    for (const [name, value] of Object.entries(headersFor(headerRules(), path))) {
      response.setHeader(name, value);
    }
  };
  const signUps = signUpFile === undefined ? undefined : signUpHandler(signUpFile);
  const signUpPath = `${baseUrl}${signUp.hostPath.slice(1)}`;
  // `dev` looks for a file when it is asked for. Without it a list is made at the start, and a file of it that a build has taken
  // away ends the process.
  const files = sirv(dir, { dev: true, etag: true, extensions: ['html'] });

  const assets = compressedAssets(dir);

  const sayNotFound = (response: ServerResponse): void => {
    response.setHeader('Cache-Control', errorCacheControl);
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound());
  };

  return (request, response) => {
    const url = addressOf(request.url);
    if (url === undefined) {
      response.setHeader('Cache-Control', errorCacheControl);
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Invalid request URL');
      return;
    }
    const path = url.pathname;
    setHeaders(response, path);
    if (path.includes('//')) {
      // Two slashes at the start of a location would name another site.
      const location = `${path.replace(/\/{2,}/g, '/')}${url.search}`;
      response.writeHead(301, { Location: location }).end();
      return;
    }
    const redirect = redirectFor(redirects(), path);
    if (redirect !== undefined) {
      response.writeHead(redirect.status, { Location: `${redirect.location}${url.search}` }).end();
      return;
    }
    if (signUps !== undefined && path.startsWith(signUpPath)) {
      void signUps(request, response, path.slice(signUpPath.length));
      return;
    }
    if (baseUrl !== '/') {
      if (!path.startsWith(baseUrl)) {
        sayNotFound(response);
        return;
      }
      request.url = `/${path.slice(baseUrl.length)}${url.search}`;
    }
    const sendFile = (): void => {
      if (hostFiles.has(decoded(addressOf(request.url)?.pathname ?? ''))) {
        sayNotFound(response);
      } else {
        files(request, response, () => sayNotFound(response));
      }
    };
    assets(request, response, () => compress(request, response, sendFile));
  };
}

/** A host that listens. */
export interface Host {
  /** Where the site begins, with a slash at its end. */
  address: string;
  /** Ends it, with the connections that are open; settles once it listens no more. */
  close: () => Promise<void>;
}

/**
 * Serves a build on this machine.
 *
 * @param port 0 picks a free one.
 * @param signUpFile as for `hostHandler`.
 * @returns the server and its address, once it listens.
 * @throws Error with the way out when the port is taken.
 */
export async function startHost(
  dir: string,
  port: number,
  baseUrl = '/',
  signUpFile?: string,
): Promise<Host> {
  const server = createServer(hostHandler(dir, baseUrl, signUpFile));
  // Node closes an idle connection after 5 s: on a machine under load a client may send its next request just then, and lose it.
  server.keepAliveTimeout = 60_000;
  await once(server.listen(port, '127.0.0.1'), 'listening').catch((error) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`)
      : error;
  });
  const { port: at } = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { address: `http://localhost:${at}${baseUrl}`, close };
}
