import { relative } from 'node:path';
import { compileContract } from '../../src/plugins/sandbox/compileContract';
import { readCatalogs } from '../../src/plugins/sandbox/readCatalogs';
import type { Contract } from '../../src/sandbox/server/server';
import { rootDir } from './paths';
import { apiOf, type RestVersion } from './restVersions';

const contracts = new Map<string, Promise<Contract>>();

/** Compiles a version's OpenAPI file as the build does, and loads the generated module, once. */
export function contractOf(version: RestVersion): Promise<Contract> {
  const made =
    contracts.get(version.name) ??
    apiOf(version)
      .then((api) =>
        compileContract(api, readCatalogs(rootDir, relative(rootDir, version.dir)), rootDir),
      )
      .then(async (code) => {
        const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
        return (module as { default: Contract }).default;
      });
  contracts.set(version.name, made);
  return made;
}
