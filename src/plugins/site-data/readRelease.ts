import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
// Not `{ z }`: the loader of docusaurus.config.ts gives a module's default export, which has no such member.
import * as z from 'zod';
import { features, isReached, type Release } from '../../site/releases';
import { assertVersion, docsFolder } from '../../site/versions';

/** Name of the file next to the pages of a version that says what its release is called and has. */
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

/**
 * Reads what the text of a `release.yaml` says.
 *
 * @param file its path, for messages.
 * @param content `undefined` where there is no such file.
 * @param number the release that it is read for, or `undefined` for the one that it names.
 * @throws Error naming the file, the field and what to do.
 */
export function parseRelease(file: string, content: string | undefined, number?: string): Release {
  if (content === undefined) {
    throw new Error(
      `${file} is missing: it says what the release is called and has. Copy the one of the nearest version, and adapt it.`,
    );
  }
  const document = parseDocument(content);
  const [unreadable] = document.errors;
  if (unreadable !== undefined) {
    throw new Error(`${file}: ${unreadable.message}`);
  }
  const { data, error } = releaseSchema.safeParse(document.toJS());
  if (error) {
    const problems = error.issues.map(
      ({ path, message }) => `${[file, ...path].join(': ')}: ${message}.`,
    );
    throw new Error(`What a release has can't be read:\n${problems.join('\n')}`);
  }
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

/**
 * Reads what a version of the documentation says of its release.
 *
 * @param folder of the version, below the site: `docs`, or one of `versioned_docs`.
 * @param number the release, or `undefined` for the one that the file names.
 * @throws Error naming the file, the field and what to do; also when there is no file.
 */
export function readRelease(siteDir: string, folder: string, number?: string): Release {
  const file = `${folder}/${releaseFile}`;
  const path = join(siteDir, file);
  return parseRelease(file, existsSync(path) ? readFileSync(path, 'utf8') : undefined, number);
}

/**
 * Reads the releases of all versions of the documentation, by version name. Next is the release that `docs/release.yaml` names,
 * unless the latest version is that one or a later one: then it has no name of its own yet.
 *
 * @param released the versions, newest first.
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
