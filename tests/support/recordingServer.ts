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

/** What the server answers with. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

export interface RecordingServer {
  address: string;
  requests: RecordedRequest[];
  close: () => Promise<void>;
}

/** Starts an HTTP server that keeps what it is asked; where it is to answer nothing, it leaves the request open. */
export async function startRecordingServer(
  answer: (request: RecordedRequest) => Answer | undefined = () => ({}),
): Promise<RecordingServer> {
  const requests: RecordedRequest[] = [];
  const { address, close } = await serve(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    const request = { method, url, headers, body: await text(incoming) };
    requests.push(request);
    const answered = answer(request);
    if (answered !== undefined) {
      const { status = 200, headers: sent = {}, body = '{"code":0}' } = answered;
      response.writeHead(status, { 'Content-Type': 'application/json', ...sent }).end(body);
    }
  });
  return { address, requests, close };
}
