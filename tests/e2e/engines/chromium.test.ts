import { runJourneys } from './run';

runJourneys('Chromium');
