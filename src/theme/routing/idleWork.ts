/** How long the reader has to be still before work goes on, in milliseconds. */
const stillMs = 400;
/** The latest time for an idle moment, in milliseconds, so that a busy page gets its work done, too. */
const idleTimeoutMs = 2000;

const activity = ['scroll', 'wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const whenIdle = (callback: () => void): void => {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(callback, { timeout: idleTimeoutMs });
  } else {
    window.setTimeout(callback, stillMs);
  }
};

/** Work that can be done in small steps. */
interface Steps {
  isDone: () => boolean;
  /** Does a little; the next step waits until this one has ended. */
  step: () => Promise<void>;
}

/**
 * Works when the page has nothing better to do: after it has loaded, in idle moments, and not while the reader scrolls or types.
 */
export class IdleWork {
  private isBusy = false;
  private stillTimer: number | undefined;

  constructor(private readonly steps: Steps) {
    for (const type of activity) {
      window.addEventListener(type, () => this.pause(), { passive: true, capture: true });
    }
  }

  /** Says that there is something to do; it isn't done at once. */
  schedule(): void {
    if (this.isBusy || this.stillTimer !== undefined || this.steps.isDone()) {
      return;
    }
    this.isBusy = true;
    const ask = (): void => whenIdle(() => this.work());
    if (document.readyState === 'complete') {
      ask();
    } else {
      window.addEventListener('load', ask, { once: true });
    }
  }

  private pause(): void {
    if (this.steps.isDone()) {
      return;
    }
    window.clearTimeout(this.stillTimer);
    this.stillTimer = window.setTimeout(() => {
      this.stillTimer = undefined;
      this.schedule();
    }, stillMs);
  }

  private async work(): Promise<void> {
    // The reader may have moved since the moment was asked for.
    if (this.stillTimer === undefined) {
      await this.steps.step();
    }
    this.isBusy = false;
    this.schedule();
  }
}
