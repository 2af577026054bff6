/** Scope of what pages of the REST reference and the playground hold together. */
export const sandboxScope = 'rest';

/** Words of the sandbox, wherever it answers; what stands in braces is filled in. */
export const sandbox = {
  name: 'Sandbox in this page',
  notice: 'An imitation of the server, in this page. Nothing leaves your browser.',
  reset: 'Reset the sandbox',
  loading: 'Loading the sandbox…',
  failed: 'The sandbox could not be loaded. Check your connection, and try again.',
  silent: 'The sandbox gave no answer.',
  tree: 'What the sandbox holds',
  changes: { added: 'added', changed: 'changed' },
  gone: 'Gone: {names}',
  empty: 'It is empty.',
} as const;
