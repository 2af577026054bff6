/**
 * Runs one task at a time and, of those that come meanwhile, only the last: whoever waits for a superseded one is given what
 * the last one returns. So a fast typist never waits for keys that no longer matter.
 */
export class LatestOnly<Argument, Result> {
  private running = false;
  private next: { argument: Argument; waiting: Waiting<Result>[] } | undefined;

  constructor(private readonly task: (argument: Argument) => Promise<Result>) {}

  run(argument: Argument): Promise<Result> {
    return new Promise((resolve, reject) => {
      const waiting = [...(this.next?.waiting ?? []), { resolve, reject }];
      this.next = { argument, waiting };
      void this.advance();
    });
  }

  private async advance(): Promise<void> {
    if (this.running || this.next === undefined) {
      return;
    }
    const { argument, waiting } = this.next;
    this.next = undefined;
    this.running = true;
    try {
      const result = await this.task(argument);
      for (const { resolve } of waiting) {
        resolve(result);
      }
    } catch (error) {
      for (const { reject } of waiting) {
        reject(error);
      }
    }
    this.running = false;
    void this.advance();
  }
}

interface Waiting<Result> {
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}
