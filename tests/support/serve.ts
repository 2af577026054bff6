import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local server on a free port. */
export interface Served {
  port: number;
  /** Its addresses by IP and by host name, without a slash at the end. */
  address: string;
  named: string;
  /** Stops it and closes open connections. */
  close: () => Promise<void>;
}

/** Starts a server that keeps idle connections open. Otherwise, a slow client can send a request while its connection is closed. */
export async function serve(handle: RequestListener): Promise<Served> {
  const server = createServer({ keepAliveTimeout: 60_000 }, handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    named: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns a free local port. */
export async function freePort(): Promise<number> {
  const { port, close } = await serve(() => undefined);
  await close();
  return port;
}
