import { runJourneys } from './run';

runJourneys('Firefox');
