import type { DocSearchModalProps } from '@docsearch/react';
import type { SearchHit } from '../engine/hits';
import { levels } from '../engine/record';
import type { SearchAnswer } from '.';
import { type ResultUrlOptions, resultUrl } from './resultUrl';
import { retryError } from './workerPort';

type PopUpClient = ReturnType<NonNullable<DocSearchModalProps['transformSearchClient']>>;

export interface PopUpOptions {
  ask: (query: string) => Promise<SearchAnswer>;
  urls: ResultUrlOptions;
  /** Milliseconds after which autocomplete marks a search as stalled, and overwrites its error. */
  stallMs: number;
  /** Called with every answer that is shown. */
  onAnswer: (answer: SearchAnswer) => void;
  /** Called with the reason when the error screen appears. */
  onError: (error: unknown) => void;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes the strings in a value for HTML, except for the tags around matches, and `lvl0`, which the pop-up shows as text. */
const escapeTexts = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (key, entry: unknown) =>
    typeof entry === 'string' && key !== 'lvl0'
      ? entry.replace(/<\/?mark>|[&<>"']/g, (match) => entities[match] ?? match)
      : entry,
  ) as Value;

/** Turns a text hit into a hit of the heading above it, with the text as its title, because the pop-up has to save the heading
 * (specification §4), and by itself finds only an `lvl1` hit of the same group.
 */
function asHeading(hit: SearchHit): SearchHit {
  const level = levels.findLast((name) => name !== 'lvl0' && hit.hierarchy[name]);
  if (hit.type !== 'content' || level === undefined || level === 'lvl0') {
    return hit;
  }
  const { hierarchy, content = { value: hit.content ?? '' } } = hit._snippetResult;
  const marked = (name: typeof level) => hierarchy?.[name]?.value ?? hit.hierarchy[name];
  // The pop-up shows `lvl1` as the place of the hit.
  const shown = {
    ...hierarchy,
    [level]: content,
    lvl1: { value: `${marked('lvl1')} › ${marked(level)}` },
  };
  return {
    ...hit,
    objectID: hit.parentID ?? hit.objectID,
    type: level,
    _snippetResult: { ...hit._snippetResult, ...(level !== 'lvl1' && { hierarchy: shown }) },
  };
}

/** Prepares hits for the pop-up: escapes texts, rewrites addresses for this site, and drops hits without an address. */
export const prepareHits = (hits: readonly SearchHit[], urls: ResultUrlOptions): SearchHit[] =>
  hits.flatMap((hit) => {
    const url = resultUrl(hit.url, urls);
    const { hierarchy, content = null, _snippetResult = { hierarchy: {} } } = hit;
    const texts = escapeTexts({ hierarchy, content, _snippetResult });
    // The pop-up reads the name of the group from here, as text.
    const _highlightResult = { hierarchy: { lvl0: { value: hierarchy.lvl0 } } };
    return url === undefined ? [] : [asHeading({ ...hit, ...texts, url, _highlightResult })];
  });

/** Returns a client for the DocSearch pop-up that keeps errors visible. Autocomplete resets the status when a search settles, and
 * when its “stalled” timer fires, so a failed search reports its error after that timer, and never settles.
 */
export function popUpClient(options: PopUpOptions): PopUpClient {
  const { ask, urls, stallMs, onAnswer, onError } = options;
  let latest = 0;
  const search = ({ requests: [request] }: { requests: { query: string }[] }) => {
    latest += 1;
    const number = latest;
    const isOverdue = new Promise((resolve) => setTimeout(resolve, stallMs + 50));
    const response = ask(request?.query ?? '').then((answer) => {
      if (number === latest) {
        onAnswer(answer);
      }
      return { results: [{ ...answer, hits: prepareHits(answer.hits, urls) }] };
    });
    return {
      catch: (showError: (error: Error) => void) =>
        response.catch(async (error: unknown) => {
          await isOverdue;
          if (number === latest) {
            onError(error);
            try {
              showError(retryError('Search failed'));
            } catch {
              // The pop-up rethrows the error after it has shown it.
            }
          }
          return new Promise<never>(() => undefined);
        }),
    };
  };
  const algoliaAgent = { value: 'docsearch.js (site)', add: () => algoliaAgent };
  return {
    search,
    addAlgoliaAgent: () => undefined,
    transporter: { algoliaAgent },
  } as unknown as PopUpClient;
}
