/** Words of the page that compares versions of the documentation. */
export const changesPage = {
  title: 'What changed between versions',
  description:
    'Compare any two versions of Gravitino: configuration keys, defaults, REST operations and pages that came, went or changed.',
  lead: 'Pick two versions and see which configuration keys, REST operations and pages came, went or changed. It is taken from the reference pages of the versions themselves; the notes of each version say the rest.',
} as const;
