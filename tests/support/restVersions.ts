import { dirname, join } from 'node:path';
import {
  type ClientSamples,
  clientSamplesFile,
  readClientSamples,
} from '../../src/plugins/rest-reference/clientSamples';
import type { OpenApi } from '../../src/plugins/rest-reference/openApi';
import { operationPages, type RestPage } from '../../src/plugins/rest-reference/operationPage';
import { readOpenApi } from '../../src/plugins/rest-reference/readOpenApi';
import released from '../../versions.json';
import { rootDir } from './paths';
import { releaseOf } from './releases';

/** A version of the documentation that has a REST reference. */
export interface RestVersion {
  name: string;
  /** The folder of its Markdown. */
  dir: string;
  file: string;
}

const version = (name: string, dir: string): RestVersion => ({
  name,
  dir,
  file: join(dir, 'api/rest/openapi.yaml'),
});

export const restVersions: RestVersion[] = [
  version('next', join(rootDir, 'docs')),
  ...released.map((name) => version(name, join(rootDir, `versioned_docs/version-${name}`))),
];

/** Finds a version by its name, or the next version by the release that it describes. @throws Error if no version has it. */
export function restVersion(name: string): RestVersion {
  const found = restVersions.find((one) => [one.name, releaseOf(one.name).number].includes(name));
  if (!found) throw new Error(`There is no version ${name}.`);
  return found;
}

const apis = new Map<string, Promise<OpenApi>>();
const pages = new Map<string, Promise<Map<string, RestPage>>>();

/** Reads the OpenAPI file of a version, once. */
export function apiOf({ file }: RestVersion): Promise<OpenApi> {
  const api = apis.get(file) ?? readOpenApi(file);
  apis.set(file, api);
  return api;
}

/** Reads the client samples of a version. */
export async function clientSamplesOf(version: RestVersion): Promise<ClientSamples> {
  return readClientSamples(join(dirname(version.file), clientSamplesFile), await apiOf(version));
}

/** Generates the pages of a version once, by operation id. */
export function pagesOf(version: RestVersion): Promise<Map<string, RestPage>> {
  const made =
    pages.get(version.file) ??
    Promise.all([apiOf(version), clientSamplesOf(version)]).then(([api, samples]) =>
      operationPages(api, samples, releaseOf(version.name).features.includes('cors')),
    );
  pages.set(version.file, made);
  return made;
}
