import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileContract } from '../../src/plugins/sandbox/compileContract';
import { readCatalogs } from '../../src/plugins/sandbox/readCatalogs';
import type { Contract } from '../../src/sandbox/server/contract';
import { rootDir } from './paths';
import { apiOf, type RestVersion } from './restVersions';

const contracts = new Map<string, Promise<Contract>>();

/** Compiles a version's OpenAPI file as the build does, and loads the module that it makes, once. */
export function contractOf(version: RestVersion): Promise<Contract> {
  const made =
    contracts.get(version.name) ??
    apiOf(version)
      .then((api) =>
        compileContract(api, readCatalogs(rootDir, relative(rootDir, version.dir)), rootDir),
      )
      .then(async (code) => {
        const dir = mkdtempSync(join(tmpdir(), 'contract-'));
        try {
          const file = join(dir, 'contract.mjs');
          writeFileSync(file, code);
          const module = (await import(pathToFileURL(file).href)) as { default: Contract };
          return module.default;
        } finally {
          rmSync(dir, { recursive: true });
        }
      });
  contracts.set(version.name, made);
  return made;
}
