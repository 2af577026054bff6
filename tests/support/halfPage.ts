import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host whose pages stop in the middle, as on a slow connection. */
export interface HalfPageHost {
  address: string;
  /** Sends the rest of the pages that wait. */
  finish(): void;
  [Symbol.dispose](): void;
}

/** Stands before a site, and holds back its pages from `<main` on. */
export async function startHalfPageHost(site: string): Promise<HalfPageHost> {
  const rests: (() => void)[] = [];
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, site));
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    if (!type.startsWith('text/html')) {
      response.end(new Uint8Array(await answer.arrayBuffer()));
      return;
    }
    const html = await answer.text();
    const half = html.indexOf('<main');
    response.write(html.slice(0, half));
    rests.push(() => response.end(html.slice(half)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    finish() {
      for (const rest of rests.splice(0)) {
        rest();
      }
    },
    [Symbol.dispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
