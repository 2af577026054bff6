import { serve } from './serve';

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
  const server = await serve(async ({ url = '/' }, response) => {
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
  return {
    address: server.named,
    finish() {
      for (const rest of rests.splice(0)) {
        rest();
      }
    },
    [Symbol.dispose]: () => void server.close(),
  };
}
