import { startHost } from '../../../src/plugins/deploy/host';
import type { WorkerRequest, WorkerResponse } from '../../../src/search/client/workerProtocol';
import { search } from '../../../src/site/search';
import { launchChromium } from '../../support/chromium';
import { buildDir } from '../../support/paths';
import { tags } from './corpus';
import { requestOf, workerScript } from './engines';

/**
 * Asks the worker of the build in Chromium, key by key, and measures each from the request to the answer.
 *
 * @returns milliseconds.
 * @throws Error when the worker answers with one.
 */
export async function inWorker(texts: readonly string[]): Promise<number[]> {
  const { address, close } = await startHost(buildDir, 0);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(`${address}search`);
    const requests = texts.map((text) => ({
      ...requestOf(text),
      manifestUrl: `/${search.manifestFile}`,
      baseUrl: '/',
      tags,
    }));
    return await page.evaluate(measure, { script: `/${workerScript().path}`, requests });
  } finally {
    await browser.close();
    await close();
  }
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
