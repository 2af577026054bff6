import { pageKindAt, searchLanguage } from '../../site/search';
import { Answerer, type WorkerRequest } from './answer';

const loadIndex = async (url: string, fresh: boolean): Promise<unknown> => {
  const response = await fetch(url, { cache: fresh ? 'no-cache' : 'default' });
  if (!response.ok) {
    throw new Error(`${url} returned ${response.status}`);
  }
  return response.json();
};

const answerer = new Answerer(loadIndex, { ...searchLanguage, kindAt: pageKindAt });

self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  void answerer.answer(data).then((response) => self.postMessage(response));
};
