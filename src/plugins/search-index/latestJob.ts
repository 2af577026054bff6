/**
 * Returns a function that does a job with what it was last given: not before it has been left alone for a while, and never twice at
 * once. While somebody writes, content is loaded several times in a row, by several plugins at the same time.
 *
 * @param pause in milliseconds.
 */
export function latestJob<Input>(
  job: (input: Input) => Promise<void>,
  pause: number,
): (input: Input) => void {
  let waiting: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  return (input) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      running = running.then(() => job(input)).catch((error: unknown) => console.error(error));
    }, pause);
    // The command ends when there is nothing else to do.
    waiting.unref();
  };
}
