import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serve } from './serve';

/** A received request. */
export interface Seen {
  method: string;
  path: string;
  parameters: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** A local server with the protocol of the hosted search, whose replies tests can change. */
export interface SearchServer {
  port: number;
  seen: Seen[];
  /** Handles the next requests. */
  respond: Responder;
  close(): Promise<void>;
}

export type Responder = (seen: Seen, response: ServerResponse) => void;

/** Creates a responder that returns JSON. */
export const json =
  (body: unknown, status = 200): Responder =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };

/** Ends the connection without a reply. */
export const hangUp: Responder = (_, response) => {
  response.destroy();
};

/** Starts a server on a free port. */
export async function startSearchServer(respond: Responder): Promise<SearchServer> {
  const seen: Seen[] = [];
  const server = await serve((request, response) => {
    // The pages that send requests are on another origin.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    void text(request).then((sent) => {
      const url = new URL(request.url ?? '/', 'http://host');
      const entry: Seen = {
        method: request.method ?? '',
        path: decodeURIComponent(url.pathname),
        parameters: url.searchParams,
        headers: request.headers,
        body: sent === '' ? undefined : JSON.parse(sent),
      };
      seen.push(entry);
      started.respond(entry, response);
    });
  });
  const started: SearchServer = { port: server.port, seen, respond, close: server.close };
  return started;
}

/** Returns the server as a host of Algolia's client. */
export const hostOf = ({ port }: { port: number }) => ({
  url: '127.0.0.1',
  port,
  protocol: 'http' as const,
  accept: 'readWrite' as const,
});
