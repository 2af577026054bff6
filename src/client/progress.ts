// The stock client module starts and ends the bar; this one sets its figures, which are site data.

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { offline } from '@site/src/site/controls';
import { progress } from '@site/src/site/shellFigures';
import nprogress from 'nprogress';

nprogress.configure({
  ...progress,
  // Its own template has a role that doesn't exist; the change of the page itself is what a screen reader is told.
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
});

if (ExecutionEnvironment.canUseDOM) {
  // A change of route that waits for a connection says so in words. The framework starts the bar 200 ms after the press.
  document.addEventListener(offline, () => window.setTimeout(() => nprogress.done(), 200));
}
