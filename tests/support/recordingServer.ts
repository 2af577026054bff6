import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

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
  server: Server;
  /** `http://127.0.0.1:` and its port. */
  address: string;
  requests: RecordedRequest[];
  close: () => Promise<void>;
}

/** Starts an HTTP server that keeps what it is asked. */
export function startRecordingServer(
  answer: (request: RecordedRequest) => Answer = () => ({}),
): Promise<RecordingServer> {
  const requests: RecordedRequest[] = [];
  const server = createServer((incoming, response) => {
    let body = '';
    incoming.setEncoding('utf8');
    incoming.on('data', (chunk: string) => {
      body += chunk;
    });
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming;
      const request = { method, url, headers, body };
      requests.push(request);
      const { status = 200, headers: sent = {}, body: text = '{"code":0}' } = answer(request);
      response.writeHead(status, { 'Content-Type': 'application/json', ...sent }).end(text);
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        server,
        requests,
        address: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
