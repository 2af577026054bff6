import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a form service was sent. */
export interface Received {
  path: string;
  type: string;
  accept: string | undefined;
  body: string;
}

/** How the service answers: by path, `/500` with an error, `/hang` never, anything else with 200. */
export interface FormServer {
  address: string;
  received: Received[];
  close: () => Promise<void>;
}

/** Starts a form service on this machine that accepts posts from any page. */
export async function startFormServer(): Promise<FormServer> {
  const received: Received[] = [];
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '/';
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'content-type, accept');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    let body = '';
    request.setEncoding('latin1');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const { accept, 'content-type': type = '' } = request.headers;
      received.push({ path, type, accept, body });
      if (path !== '/hang') {
        response.writeHead(path === '/500' ? 500 : 200, { 'Content-Type': 'text/plain' }).end('ok');
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Reads the fields of a posted `multipart/form-data` body. */
export function formFields({ type, body }: Received): Record<string, string> {
  const boundary = /boundary=(.+)$/.exec(type)?.[1];
  if (boundary === undefined) {
    return Object.fromEntries(new URLSearchParams(body));
  }
  return Object.fromEntries(
    body.split(`--${boundary}`).flatMap((part) => {
      const [, name, value] = /name="([^"]+)"\r\n\r\n([\s\S]*)\r\n$/.exec(part) ?? [];
      return name === undefined ? [] : [[name, value ?? '']];
    }),
  );
}
