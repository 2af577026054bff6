import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on a free port of this machine. */
export interface Served {
  port: number;
  /** Its address by number, and by the name that browsers know as well; neither ends in a slash. */
  address: string;
  named: string;
  /** Ends it with the connections that are open. */
  close: () => Promise<void>;
}

/** Starts a server. Idle connections stay open: on a machine under load a client would send its next request just when one is closed. */
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

/** Returns a port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const { port, close } = await serve(() => undefined);
  await close();
  return port;
}
