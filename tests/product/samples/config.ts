import { readProperties } from '../stack/properties';
import { startServer } from '../stack/server';
import type { Service } from '../stack/service';
import { startTrino } from '../stack/trino';
import type { Sample } from './read';
import type { Scene } from './scene';

const stopped = (service: Service) => service.stop().then(() => undefined);
const trinoRuns = new Map<string, Promise<string | undefined>>();

/** Gives a configuration to a Trino server of its own, which must start with it; what two pages show alike runs once. */
function runTrinoConfig(version: string, text: string): Promise<string | undefined> {
  const isAddress = /^(?:discovery\.uri|http-server\.http\.port|trino\.jdbc\.uri)$/;
  const entries = [...readProperties(text)].filter(([key]) => !isAddress.test(key));
  const key = JSON.stringify(entries.filter(([name]) => !/\.(uri|metalake)$/.test(name)));
  const settings = { 'gravitino.metalake': 'absent', ...Object.fromEntries(entries) };
  const start = () =>
    startTrino(version, settings, []).then(stopped, ({ message }: Error) => message);
  const result = trinoRuns.get(key) ?? start();
  trinoRuns.set(key, result);
  return result;
}

/** Gives a configuration to a server of its own, which must start with it. */
export async function runConfig(sample: Sample, scene: Scene): Promise<string | undefined> {
  const text = await scene.addresses.toStack(sample.text);
  if (/^(?:connector\.name|coordinator)=/m.test(text)) return runTrinoConfig(scene.version, text);
  const isAddress = /(httpPort|httpsPort|webserver\.host|rest\.host)$/;
  const entries = [...readProperties(text)].filter(([key]) => !isAddress.test(key));
  const configuration = Object.fromEntries(entries);
  const options = { version: scene.version, name: 'configured', configuration, isOpen: false };
  return startServer(options).then(stopped, ({ message }: Error) => message.slice(0, 1500));
}
