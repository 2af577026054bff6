import { translate } from '@docusaurus/Translate';

export const sandbox = {
  name: translate({ id: 'sandbox.name', message: 'Sandbox in this page' }),
  notice: translate({
    id: 'sandbox.notice',
    message: 'An imitation of the server, in this page. Nothing leaves your browser.',
  }),
  reset: translate({ id: 'sandbox.reset', message: 'Reset the sandbox' }),
  loading: translate({ id: 'sandbox.loading', message: 'Loading the sandbox…' }),
  failed: translate({
    id: 'sandbox.failed',
    message: 'The sandbox could not be loaded. Check your connection, and try again.',
  }),
  silent: translate({ id: 'sandbox.silent', message: 'The sandbox gave no answer.' }),
  tree: translate({ id: 'sandbox.tree', message: 'What the sandbox holds' }),
  changes: {
    added: translate({ id: 'sandbox.changes.added', message: 'added' }),
    changed: translate({ id: 'sandbox.changes.changed', message: 'changed' }),
  },
  summary: {
    added: translate({ id: 'sandbox.summary.added', message: 'Added {names}' }),
    changed: translate({ id: 'sandbox.summary.changed', message: 'Changed {names}' }),
    removed: translate({ id: 'sandbox.summary.removed', message: 'Removed {names}' }),
  },
  empty: translate({ id: 'sandbox.empty', message: 'It is empty.' }),
};
