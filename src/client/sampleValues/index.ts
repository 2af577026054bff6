// Client module. Few readers have names of their own for samples: the code that shows them is loaded for those who do.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { sampleValuesKey } from '../../site/sampleValues';
import { readStored } from '../controls/storage';

export const loadSamples = (): Promise<typeof import('./samples')> => import('./samples');

function showStored(): void {
  if (readStored(sampleValuesKey) !== null) {
    loadSamples().catch(reportError);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  showStored();
  // Another window has changed them.
  window.addEventListener('storage', showStored);
}
