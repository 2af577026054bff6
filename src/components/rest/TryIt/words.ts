// Loaded with the form, when a reader opens it; the playground has them, too.
import { translate } from '@docusaurus/Translate';

export const tryItWords = {
  path: translate({ id: 'tryIt.path', message: 'Path' }),
  body: translate({ id: 'tryIt.body', message: 'Body' }),
  simulated: translate({ id: 'tryIt.simulated', message: 'simulated in your browser' }),
};
