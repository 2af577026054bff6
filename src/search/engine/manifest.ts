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
