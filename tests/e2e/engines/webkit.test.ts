import { runJourneys } from './run';

runJourneys('WebKit');
