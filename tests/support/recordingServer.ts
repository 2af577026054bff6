import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { serve } from './serve';

/** A request as it arrived. */
export interface RecordedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A reply of the server. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

export interface RecordingServer {
  address: string;
  requests: RecordedRequest[];
  close: () => Promise<void>;
}

/** Starts an HTTP server that records its requests. If `respond` returns nothing, the request remains open. */
export async function startRecordingServer(
  respond: (request: RecordedRequest) => Reply | undefined = () => ({}),
): Promise<RecordingServer> {
  const requests: RecordedRequest[] = [];
  const { address, close } = await serve(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    const request = { method, url, headers, body: await text(incoming) };
    requests.push(request);
    const reply = respond(request);
    if (reply !== undefined) {
      const { status = 200, headers: sent = {}, body = '{"code":0}' } = reply;
      response.writeHead(status, { 'Content-Type': 'application/json', ...sent }).end(body);
    }
  });
  return { address, requests, close };
}
