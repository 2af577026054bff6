import type { DocSearchModalProps } from '@docsearch/react';
import type { SearchHit } from '../engine/hits';
import { levels } from '../engine/record';
import type { SearchAnswer } from '.';
import { type ResultUrlOptions, resultUrl } from './resultUrl';
import { retryError } from './workerPort';

type PopUpClient = ReturnType<NonNullable<DocSearchModalProps['transformSearchClient']>>;

/** What the pop-up needs of the site's search. */
export interface PopUpOptions {
  ask: (query: string) => Promise<SearchAnswer>;
  urls: ResultUrlOptions;
  /** Milliseconds after which autocomplete marks a search as stalled, overwriting the error it shows. */
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

/** Escapes every string in a value for HTML, but neither the tags around matches nor `lvl0`, which the pop-up shows as text. */
const escapeTexts = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (key, entry: unknown) =>
    typeof entry === 'string' && key !== 'lvl0'
      ? entry.replace(/<\/?mark>|[&<>"']/g, (match) => entities[match] ?? match)
      : entry,
  ) as Value;

/**
 * Offers a text hit as the heading above it, with the text as its title: of a text hit the pop-up has to save the parent
 * heading (specification §4), and knows as a parent only an `lvl1` hit that it shows in the same group.
 */
function asHeading(hit: SearchHit): SearchHit {
  const level = levels.findLast((name) => name !== 'lvl0' && hit.hierarchy[name]);
  if (hit.type !== 'content' || level === undefined || level === 'lvl0') {
    return hit;
  }
  const { hierarchy, content = { value: hit.content ?? '' } } = hit._snippetResult;
  const marked = (name: typeof level) => hierarchy?.[name]?.value ?? hit.hierarchy[name];
  // Below a title the pop-up writes where it stands; a page's own title has its text there.
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

/** Readies hits for the pop-up: texts escaped, addresses those of this site, others left out. */
export const prepareHits = (hits: readonly SearchHit[], urls: ResultUrlOptions): SearchHit[] =>
  hits.flatMap((hit) => {
    const url = resultUrl(hit.url, urls);
    const { hierarchy, content = null, _snippetResult = { hierarchy: {} } } = hit;
    const texts = escapeTexts({ hierarchy, content, _snippetResult });
    // The name of its group is read from here, as text.
    const _highlightResult = { hierarchy: { lvl0: { value: hierarchy.lvl0 } } };
    return url === undefined ? [] : [asHeading({ ...hit, ...texts, url, _highlightResult })];
  });

/**
 * Returns the client of the DocSearch pop-up, in which a failure stays visible. Left to itself, autocomplete sets the status
 * back when the search settles, and to “stalled” when its timer fires: so a failure is handed over after that timer, as an
 * error that the pop-up shows, and never settles. Only the `catch` that the pop-up calls is there.
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
              // The pop-up throws its error again after showing it, and nothing else waits for it.
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
