import { pageKindAt, searchLanguage } from '../../site/search';
import { Answerer } from './answer';
import type { WorkerRequest } from './workerProtocol';

const load = async (url: string, fresh: boolean): Promise<unknown> => {
  const response = await fetch(url, { cache: fresh ? 'no-cache' : 'default' });
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}`);
  }
  return response.json();
};

const answerer = new Answerer(load, {
  ...searchLanguage,
  wordsOfKind: (path) => pageKindAt(path)?.words ?? [],
});

self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  void answerer.answer(data).then((response) => self.postMessage(response));
};
