import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
// Not `{ z }`: the loader of docusaurus.config.ts returns the default export, which lacks it.
import * as z from 'zod';
import { features, isReached, type Release } from '../../site/releases';
import { assertVersion, docsFolder } from '../../site/versions';
import { parseYaml } from '../front-matter/read';

/** The file next to a version's pages that describes its release. */
export const releaseFile = 'release.yaml';

const filled = z.string().min(1);

const releaseSchema = z.strictObject({
  release: filled,
  name: filled,
  image: filled,
  catalogs: z.record(
    z.string(),
    z.strictObject({
      source: filled,
      manages: filled,
      engines: z.array(filled).default([]),
    }),
  ),
  connectors: z.record(z.string(), filled).default({}),
  features: z.array(z.enum(features)),
});

/** Parses a `release.yaml`.
 *
 * @param file its path, for messages.
 * @param content `undefined` if the file is missing.
 * @param number the release to read it for; by default, the release that it names.
 * @throws Error naming the file, the field and what to do.
 */
export function parseRelease(file: string, content: string | undefined, number?: string): Release {
  if (content === undefined) {
    throw new Error(
      `${file}, which describes the release, is missing. Copy and adapt the file of the nearest version.`,
    );
  }
  const data = parseYaml(file, content, releaseSchema);
  assertVersion(data.release, file);
  const { catalogs, connectors, features: listedFeatures, image, release } = data;
  const name = data.name.replaceAll('{release}', number ?? release);
  return {
    number: number ?? release,
    name,
    image: `${image}:${name}`,
    catalogs: Object.entries(catalogs).map(([provider, catalog]) => ({ provider, ...catalog })),
    connectors: Object.entries(connectors).map(([label, versions]) => ({ label, versions })),
    features: listedFeatures,
  };
}

/** Reads the description of a version's release.
 * @param folder the version's folder: `docs`, or a folder of `versioned_docs`.
 * @param number the release; by default, the release that the file names.
 * @throws Error naming the file, the field, and the fix.
 */
export function readRelease(siteDir: string, folder: string, number?: string): Release {
  const file = `${folder}/${releaseFile}`;
  const path = join(siteDir, file);
  return parseRelease(file, existsSync(path) ? readFileSync(path, 'utf8') : undefined, number);
}

/** Reads the releases of all versions of the documentation, by version name. Next is the release that `docs/release.yaml` names,
 * unless the latest version is at least that release.
 * @param released the released versions, newest first.
 */
export function readReleases(
  siteDir: string,
  released: readonly string[],
): Record<string, Release> {
  const [latest] = released;
  const named = readRelease(siteDir, 'docs');
  const isOut = latest !== undefined && isReached(latest, named.number);
  return {
    current: isOut ? readRelease(siteDir, 'docs', latest) : named,
    ...Object.fromEntries(
      released.map((version) => [version, readRelease(siteDir, docsFolder(version), version)]),
    ),
  };
}
