import { sleepingWords } from '@site/src/site/wake';

/**
 * Translated words for the inline script, in the place of `@generated/words`, which only the bundler knows: a page carries them
 * where its language has some.
 */
const words: Record<string, string | undefined> = JSON.parse(
  document.querySelector(`[${sleepingWords}]`)?.textContent ?? '{}',
);
export default words;
