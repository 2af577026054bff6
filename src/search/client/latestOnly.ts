/**
 * Runs one task at a time and, of those that come meanwhile, only the last: whoever waits for a superseded one is given what
 * the last one returns. So a fast typist never waits for keys that no longer matter.
 */
export class LatestOnly<Argument, Result> {
  private running: Promise<void> | undefined;
  private next: { argument: Argument; result: Promise<Result> } | undefined;

  constructor(private readonly task: (argument: Argument) => Promise<Result>) {}

  run(argument: Argument): Promise<Result> {
    if (this.next !== undefined) {
      this.next.argument = argument;
      return this.next.result;
    }
    if (this.running === undefined) {
      return this.start(argument);
    }
    const start = (): Promise<Result> => this.start(next.argument);
    const next = { argument, result: this.running.then(start) };
    this.next = next;
    return next.result;
  }

  private start(argument: Argument): Promise<Result> {
    this.next = undefined;
    const result = this.task(argument);
    const end = (): void => {
      this.running = undefined;
    };
    this.running = result.then(end, end);
    return result;
  }
}
