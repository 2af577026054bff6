// The stock client module starts and ends the progress bar. This one configures it.

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { offline } from '@site/src/site/controls';
import { progress } from '@site/src/site/shellFigures';
import nprogress from 'nprogress';

nprogress.configure({
  ...progress,
  // The default template has an invalid role. Screen readers announce the new page anyway.
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
});

if (ExecutionEnvironment.canUseDOM) {
  // Route changes that wait for a connection show a message instead. The framework starts the bar after 200 ms.
  document.addEventListener(offline, () => window.setTimeout(() => nprogress.done(), 200));
}
