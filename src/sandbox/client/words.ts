import { translate } from '@docusaurus/Translate';

export const sandbox = {
  reset: translate({ id: 'sandbox.reset', message: 'Reset the sandbox' }),
  tree: translate({ id: 'sandbox.tree', message: 'What the sandbox holds' }),
  notice: translate({
    id: 'sandbox.notice',
    message: 'An imitation of the server, in this page. Nothing leaves your browser.',
  }),
  loading: translate({ id: 'sandbox.loading', message: 'Loading the sandbox…' }),
};
