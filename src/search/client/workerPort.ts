import type { WorkerRequest, WorkerResponse } from './answer';

/** The part of a Worker that a port uses. */
export interface WorkerLike {
  postMessage(request: object): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Milliseconds for an answer: at the 50 KB/s of a slow phone the largest shard takes four seconds, compressed. */
const patienceMs = 20_000;

type Answer = { id: number } & ({ ok: true } | { ok: false; message: string });
type Success<Response> = Extract<Response, { ok: true }>;

/** The error that autocomplete shows as “Unable to fetch results” (specification §8). */
export const retryError = (message: string): Error =>
  Object.assign(new Error(message), { name: 'RetryError' });

/** Speaks to one worker: starts it with the first request, and again after it failed. */
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

  /** @param failure makes the error of a worker that gave a reason, or none. */
  constructor(
    private readonly start: () => WorkerLike,
    private readonly failure: (reason?: string) => Error = (reason = 'The search stopped.') =>
      retryError(reason),
  ) {}

  /**
   * @throws Error when the worker or a file it needs can't be loaded, or hasn't come within 20 s; then the next request starts
   * another worker.
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
