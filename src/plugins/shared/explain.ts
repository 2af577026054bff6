/**
 * Runs a command and prints what it returns. An error is printed as its message, without a stack trace, and the command exits
 * with 1.
 */
export async function explain(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
