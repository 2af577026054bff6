/** Where one shard lies. */
export interface ManifestShard {
  language: string;
  /** Docusaurus's search tag. */
  tag: string;
  /** Path below the base URL. */
  file: string;
  records: number;
}

/** The list of a build's shards, at a stable address. */
export interface SearchManifest {
  format: 1;
  shards: ManifestShard[];
}

const isShard = (shard: Partial<ManifestShard> | null): boolean =>
  [shard?.language, shard?.tag, shard?.file].every((text) => typeof text === 'string');

/**
 * Reads the list of shards.
 *
 * @throws Error saying what is expected where the file holds something else, such as the page of a sign-in.
 */
export function readManifest(json: unknown): SearchManifest {
  const manifest = json as Partial<SearchManifest> | null;
  if (
    manifest?.format !== 1 ||
    !Array.isArray(manifest.shards) ||
    !manifest.shards.every(isShard)
  ) {
    throw new Error(
      'The list of the search index has an unknown form: expected format 1 and shards with language, tag and file.',
    );
  }
  return manifest as SearchManifest;
}

/**
 * Returns the shards that a search needs.
 *
 * @param tags search tags; empty means all of the language.
 */
export function selectShards(
  manifest: SearchManifest,
  language: string,
  tags: readonly string[],
): ManifestShard[] {
  const ofLanguage = manifest.shards.filter((shard) => shard.language === language);
  return tags.length === 0 ? ofLanguage : ofLanguage.filter(({ tag }) => tags.includes(tag));
}
