import { readProperties } from '../stack/properties';
import { startServer } from '../stack/server';
import { startTrino } from '../stack/trino';
import type { Sample } from './read';
import type { Scene } from './scene';

const trinoRuns = new Map<string, Promise<string | undefined>>();

/** Gives a configuration to a Trino server of its own, which must start with it; what two pages show alike runs once. */
function runTrinoConfig(version: string, text: string): Promise<string | undefined> {
  const isAddress = (key: string) =>
    /^(?:discovery\.uri|http-server\.http\.port|trino\.jdbc\.uri)$/.test(key);
  const entries = [...readProperties(text)].filter(([key]) => !isAddress(key));
  const key = JSON.stringify(entries.filter(([name]) => !/\.(uri|metalake)$/.test(name)));
  const settings = { 'gravitino.metalake': 'absent', ...Object.fromEntries(entries) };
  const result =
    trinoRuns.get(key) ??
    startTrino(version, settings, []).then(
      (trino) => trino.stop().then(() => undefined),
      (error: Error) => error.message,
    );
  trinoRuns.set(key, result);
  return result;
}

/** Gives a configuration to a server of its own, which must start with it. */
export async function runConfig(sample: Sample, scene: Scene): Promise<string | undefined> {
  const text = await scene.addresses.toStack(sample.text);
  if (/^(?:connector\.name|coordinator)=/m.test(text)) return runTrinoConfig(scene.version, text);
  const own = Object.fromEntries(
    [...readProperties(text)].filter(
      ([key]) => !/(httpPort|httpsPort|webserver\.host|rest\.host)$/.test(key),
    ),
  );
  try {
    const server = await startServer({
      version: scene.version,
      name: 'configured',
      configuration: own,
      isOpen: false,
    });
    await server.stop();
    return undefined;
  } catch (error) {
    return String((error as Error).message).slice(0, 1500);
  }
}
