/**
 * Writes the filters of a contextual search (specification §7): the language of the page, and the search tags of the site
 * and of one docs version.
 */
export function contextualFacetFilters(
  language: string,
  tags: readonly string[],
): (string | string[])[] {
  const byTag = tags.map((tag) => `docusaurus_tag:${tag}`);
  return [`language:${language}`, ...(byTag.length > 0 ? [byTag] : [])];
}

/** Reads them back; without a language filter it is `undefined`, without tags the list is empty. */
export function readFacetFilters(filters: readonly (string | readonly string[])[] = []): {
  language: string | undefined;
  tags: string[];
} {
  const flat = filters.flat();
  const valuesOf = (facet: string): string[] =>
    flat
      .filter((filter) => filter.startsWith(`${facet}:`))
      .map((filter) => filter.slice(facet.length + 1));
  return { language: valuesOf('language')[0], tags: valuesOf('docusaurus_tag') };
}
