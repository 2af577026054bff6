/** Tasks at a time. */
const lanes = 3;
/** How long the reader has to be still before the queue goes on, in milliseconds. */
const stillMs = 400;
/** The latest time for an idle moment, in milliseconds, so that a busy page prefetches too. */
const idleTimeoutMs = 2000;

const activity = ['scroll', 'wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const whenIdle = (callback: () => void): void => {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(callback, { timeout: idleTimeoutMs });
  } else {
    window.setTimeout(callback, stillMs);
  }
};

/**
 * Runs tasks when the page has nothing better to do: after it has loaded, in idle moments, a few at a time, and not while
 * the reader scrolls or types.
 */
export class IdleQueue {
  private readonly waiting: (() => Promise<unknown>)[] = [];
  private running = 0;
  private isScheduled = false;
  private stillTimer: number | undefined;

  constructor() {
    for (const type of activity) {
      window.addEventListener(type, () => this.pause(), { passive: true, capture: true });
    }
  }

  /** Adds a task; it isn't started at once. */
  add(task: () => Promise<unknown>): void {
    this.waiting.push(task);
    this.schedule();
  }

  private pause(): void {
    if (this.waiting.length === 0) {
      return;
    }
    window.clearTimeout(this.stillTimer);
    this.stillTimer = window.setTimeout(() => {
      this.stillTimer = undefined;
      this.schedule();
    }, stillMs);
  }

  private schedule(): void {
    if (this.isScheduled || this.stillTimer !== undefined || this.waiting.length === 0) {
      return;
    }
    this.isScheduled = true;
    const start = (): void =>
      whenIdle(() => {
        this.isScheduled = false;
        this.start();
      });
    if (document.readyState === 'complete') {
      start();
    } else {
      window.addEventListener('load', start, { once: true });
    }
  }

  private start(): void {
    while (this.running < lanes && this.stillTimer === undefined) {
      const task = this.waiting.shift();
      if (task === undefined) {
        return;
      }
      this.running += 1;
      task().finally(() => {
        this.running -= 1;
        this.schedule();
      });
    }
  }
}
