/**
 * Runs a word of the command line and prints what it returns. A refusal is one line that says what to do, not a trace, and
 * the command ends with 1.
 */
export async function explain(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
