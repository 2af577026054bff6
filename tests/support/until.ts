/** Lets promises settle that wait for nothing. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Waits for the network and React, which a fake clock doesn't control; vitest's own polling would turn that on.
 *
 * @throws Error with the condition after 20 seconds.
 */
export async function until(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!holds()) {
    if (performance.now() > deadline) {
      throw new Error(`Not within 20 seconds: ${holds}`);
    }
    await turn();
  }
}
