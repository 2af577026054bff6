import type { SearchHit } from '../engine/hits';
import { asHeading, prepareHits } from './prepareHits';
import type { ResultUrlOptions } from './resultUrl';
import type { SearchAnswer, SearchClient } from './searchClient';
import { retryError } from './workerPort';

/** What the pop-up adds to a client. */
export interface PopUpOptions {
  urls: ResultUrlOptions;
  /** Milliseconds after which autocomplete marks a search as stalled, overwriting the error it shows. */
  stallMs: number;
  /** Told of every answer that is shown, its hits as the index returned them. */
  onAnswer: (answer: SearchAnswer<SearchHit>) => void;
  /** Called with the reason when the error screen appears. */
  onError: (error: unknown) => void;
}

type Answers = { results: SearchAnswer<SearchHit>[] };

/**
 * Adapts a client to the DocSearch pop-up: hits are made safe and offered as headings, and a failure stays visible.
 * The pop-up's own handling loses its error screen (autocomplete sets the status back when the search settles, and to
 * “stalled” when its timer fires): so a failed search is handed over after that timer, as an error that the pop-up shows,
 * and never settles.
 *
 * @param client the backend, or the promise of it.
 */
export function popUpClient(
  client: SearchClient | Promise<SearchClient>,
  options: PopUpOptions,
): Pick<SearchClient, 'search' | 'addAlgoliaAgent' | 'transporter'> {
  let latest = 0;
  const agent = { value: 'docsearch.js (site)', add: () => agent };

  const search = (params: unknown): Promise<Answers> => {
    latest += 1;
    const own = latest;
    const isOverdue = new Promise((resolve) => setTimeout(resolve, options.stallMs + 50));
    const answered = Promise.resolve(client)
      .then((ready) => ready.search(params as Parameters<SearchClient['search']>[0]))
      .then((response) => prepare(response as unknown as Answers, own));
    return keepError(answered, () => own === latest, isOverdue);
  };

  const prepare = ({ results }: Answers, own: number): Answers => {
    const [first] = results;
    if (own === latest && first) {
      options.onAnswer(first);
    }
    return {
      results: results.map((result) => ({
        ...result,
        hits: prepareHits(result.hits, options.urls).map(asHeading),
      })),
    };
  };

  const keepError = (
    answered: Promise<Answers>,
    isLatest: () => boolean,
    isOverdue: Promise<unknown>,
  ): Promise<Answers> => {
    const handOver = async (
      error: unknown,
      handler: ((reason: unknown) => unknown) | null | undefined,
    ) => {
      await isOverdue;
      if (isLatest()) {
        options.onError(error);
        try {
          handler?.(retryError('Search failed'));
        } catch {
          // The pop-up throws its error on after showing it; nobody is left to catch it.
        }
      }
      return new Promise<never>(() => undefined);
    };
    const shown = answered.then((value) => value);
    // Whoever shows errors calls the `catch` below; without it a failure would count as unhandled.
    shown.then(undefined, () => undefined);
    const withCatch = {
      catch: (handler?: ((reason: unknown) => unknown) | null) =>
        answered.catch((error: unknown) => handOver(error, handler)),
    };
    return Object.assign(shown, withCatch) as Promise<Answers>;
  };

  return {
    search: search as unknown as SearchClient['search'],
    addAlgoliaAgent: () => undefined,
    transporter: { algoliaAgent: agent } as SearchClient['transporter'],
  };
}
