import type { WorkerRequest, WorkerResponse } from '../../../src/search/client/workerProtocol';
import { search } from '../../../src/site/search';
import { tags } from './corpus';
import { requestOf, workerScript } from './engines';
import { onPage } from './onPage';

/**
 * Asks the worker of the build in Chromium, key by key, and measures each from the request to the answer.
 *
 * @returns milliseconds.
 * @throws Error when the worker answers with one.
 */
export async function inWorker(texts: readonly string[]): Promise<number[]> {
  const requests = texts.map((text) => ({
    ...requestOf(text),
    manifestUrl: `/${search.manifestFile}`,
    baseUrl: '/',
    tags,
  }));
  return await onPage('search', (page) =>
    page.evaluate(measure, { script: `/${workerScript().path}`, requests }),
  );
}

/** Runs in the page. */
async function measure({
  script,
  requests,
}: {
  script: string;
  requests: readonly WorkerRequest[];
}): Promise<number[]> {
  const worker = new Worker(script);
  const ask = (request: WorkerRequest): Promise<void> =>
    new Promise((resolve, reject) => {
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) =>
        data.ok ? resolve() : reject(new Error(data.message));
      worker.postMessage(request);
    });
  const [first] = requests;
  if (first !== undefined) {
    // The index is built by then.
    await ask({ ...first, query: 'catalog' });
  }
  const durations: number[] = [];
  for (const request of requests) {
    const start = performance.now();
    await ask(request);
    durations.push(performance.now() - start);
  }
  return durations;
}
