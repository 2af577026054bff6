// The stock client module starts and ends the bar; this one sets its figures, which are site data.

import { progress } from '@site/src/site/progress';
import nprogress from 'nprogress';

nprogress.configure({
  ...progress,
  // Its own template has a role that doesn't exist; the change of the page itself is what a screen reader is told.
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
});
