import { serve } from './serve';

/** Returns a port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const { port, close } = await serve(() => undefined);
  await close();
  return port;
}
