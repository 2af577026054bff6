import type { WorkerRequest, WorkerResponse } from './workerProtocol';

/** The part of a Worker that the client uses. */
export interface WorkerLike {
  postMessage(request: WorkerRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<WorkerResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Milliseconds for an answer: at the 50 KB/s of a slow phone the largest shard takes four seconds, compressed. */
const patienceMs = 20_000;

type Pending = {
  resolve: (response: Extract<WorkerResponse, { ok: true }>) => void;
  reject: (error: Error) => void;
};

/** The error that autocomplete shows as “Unable to fetch results” (specification §8). */
export function retryError(message: string): Error {
  const error = new Error(message);
  error.name = 'RetryError';
  return error;
}

/** Speaks to one worker: starts it with the first request, and again after it failed. */
export class WorkerPort {
  private worker: WorkerLike | undefined;
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;

  constructor(private readonly start: () => WorkerLike) {}

  /**
   * @throws Error named `RetryError` when the worker or a file it needs can't be loaded, or
   * hasn't come within 20 s; then the next request starts another worker.
   */
  ask(request: Omit<WorkerRequest, 'id'>): Promise<Extract<WorkerResponse, { ok: true }>> {
    this.lastId += 1;
    const id = this.lastId;
    let timer: ReturnType<typeof setTimeout> | undefined;
    return new Promise<Extract<WorkerResponse, { ok: true }>>((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      timer = setTimeout(() => this.fail('The search did not answer in time.'), patienceMs);
      try {
        this.running().postMessage({ ...request, id });
      } catch (error) {
        this.fail(`The search could not start: ${String(error)}`);
      }
    }).finally(() => clearTimeout(timer));
  }

  private running(): WorkerLike {
    if (this.worker === undefined) {
      this.worker = this.start();
      this.worker.onmessage = ({ data }) => this.settle(data);
      this.worker.onerror = (event) => this.fail(`The search stopped: ${event.message}`);
    }
    return this.worker;
  }

  private settle(response: WorkerResponse): void {
    const waiting = this.pending.get(response.id);
    this.pending.delete(response.id);
    if (response.ok) {
      waiting?.resolve(response);
    } else {
      waiting?.reject(retryError(response.message));
    }
  }

  private fail(message: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    const failed = [...this.pending.values()];
    this.pending.clear();
    for (const { reject } of failed) {
      reject(retryError(message));
    }
  }
}
