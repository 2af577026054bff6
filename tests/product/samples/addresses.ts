import type { Stack } from '../stack/stack';
import { addresses } from '../stack/systems';

/** Replaces the addresses of samples by those of the stack, and back. */
export interface Addresses {
  /** A sample as it can run here; starts the systems that it names. */
  toStack(text: string): Promise<string>;
  /** What a server of the stack answered, as the pages would show it. */
  toPage(text: string): string;
}

/** Addresses for a server with its Iceberg REST service, and the stack behind it. */
export function createAddresses(
  stack: Stack,
  server: { url: string; icebergPort: number },
): Addresses {
  const back = new Map<string, string>();
  const own = { server: server.url, iceberg: String(server.icebergPort) };
  return {
    async toStack(text) {
      // One broker can keep one copy.
      let result = text.replace(/("replication-factor"(?:: |, ))"\d"/g, '$1"1"');
      for (const { shown, real, system, sql } of addresses) {
        const here = new Map<string, string>();
        for (const [found, name = ''] of [...result.matchAll(shown)]) {
          const to = await stack.fill(real.replace('$1', name), own);
          if (system && sql) await (await stack.start(system)).query(sql.replaceAll('$1', name));
          here.set(found, to);
          if (!back.has(to)) back.set(to, found);
        }
        result = result.replace(shown, (found) => here.get(found) ?? found);
      }
      return result;
    },
    toPage(text) {
      let result = text;
      for (const [here, there] of back) result = result.replaceAll(here, there);
      return result;
    },
  };
}
