import type { WorkerRequest, WorkerResponse } from './answer';

/** The part of `Worker` that a port uses. */
export interface WorkerLike {
  postMessage(request: object): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Milliseconds before a request times out. At 50 KB/s, the largest shard takes four seconds. */
const patienceMs = 20_000;

type Answer = { id: number } & ({ ok: true } | { ok: false; message: string });
type Success<Response> = Extract<Response, { ok: true }>;

/** The error that autocomplete shows as “Unable to fetch results” (specification §8). */
export const retryError = (message: string): Error =>
  Object.assign(new Error(message), { name: 'RetryError' });

/** Sends requests to a worker, which it starts with the first request, and restarts after a failure. */
export class WorkerPort<
  Request extends object = Omit<WorkerRequest, 'id'>,
  Response extends Answer = WorkerResponse,
> {
  private worker: WorkerLike | undefined;
  private readonly pending = new Map<
    number,
    { resolve: (response: Success<Response>) => void; reject: (error: Error) => void }
  >();
  private lastId = 0;

  /** @param failure creates the error, with the worker's reason if it gave one. */
  constructor(
    private readonly start: () => WorkerLike,
    private readonly failure: (reason?: string) => Error = (reason = 'The search stopped.') =>
      retryError(reason),
  ) {}

  /** @throws Error if the worker or its files can't be loaded, or don't arrive within 20 s. The next request then restarts the
   * worker.
   */
  ask(request: Request): Promise<Success<Response>> {
    this.lastId += 1;
    const id = this.lastId;
    let timer: ReturnType<typeof setTimeout> | undefined;
    return new Promise<Success<Response>>((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      timer = setTimeout(() => this.stop(), patienceMs);
      try {
        this.worker ??= this.running();
        this.worker.postMessage({ ...request, id });
      } catch {
        this.stop();
      }
    }).finally(() => clearTimeout(timer));
  }

  private running(): WorkerLike {
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<Response>) => {
      const waiting = this.pending.get(data.id);
      this.pending.delete(data.id);
      if (data.ok) {
        waiting?.resolve(data as Success<Response>);
      } else {
        waiting?.reject(this.failure(data.message));
      }
    };
    worker.onerror = () => this.stop();
    return worker;
  }

  private stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const { reject } of this.pending.values()) {
      reject(this.failure());
    }
    this.pending.clear();
  }
}
