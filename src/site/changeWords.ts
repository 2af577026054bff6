/**
 * Words of the comparison of versions. What stands in braces is filled in; of texts with a bar, each language has as many as it has
 * plurals.
 */
export const changeWords = {
  pick: 'Versions to compare',
  from: 'From',
  to: 'To',
  every: 'Every version',
  showEvery: 'Show every step',
  withoutScripts:
    'Choosing two versions needs JavaScript. Every step from one to the next is below.',
  step: '{before} to {after}',
  none: 'No difference between {before} and {after} in configuration keys, REST operations and pages.',
  summary: 'From {before} to {after}: {counts}.',
  titles: { key: 'Configuration keys', operation: 'REST operations', page: 'Pages' },
  counts: {
    key: {
      added: '{count} configuration key added|{count} configuration keys added',
      removed: '{count} configuration key removed|{count} configuration keys removed',
      changed: '{count} default changed|{count} defaults changed',
    },
    operation: {
      added: '{count} REST operation added|{count} REST operations added',
      removed: '{count} REST operation removed|{count} REST operations removed',
      changed:
        '{count} REST operation at another address|{count} REST operations at other addresses',
    },
    page: {
      added: '{count} page added|{count} pages added',
      removed: '{count} page removed|{count} pages removed',
      changed: '{count} page moved|{count} pages moved',
    },
  },
  added: '{count} added',
  removed: '{count} removed',
  noDefault: 'no default',
  withDefault: ', default {value}',
  became: 'became',
} as const;
