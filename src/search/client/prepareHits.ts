import type { SearchHit } from '../engine/hits';
import { type Level, levels } from '../engine/record';
import { escapeDeep, escapeHtml, escapeTexts } from './escape';
import { type ResultUrlOptions, resultUrl } from './resultUrl';

/** Readies hits of either backend for display: texts escaped, addresses those of this site, others left out. */
export function prepareHits(hits: readonly SearchHit[], urls: ResultUrlOptions): SearchHit[] {
  return hits.flatMap((hit) => {
    const url = resultUrl(hit.url, urls);
    return url === undefined
      ? []
      : [
          {
            ...escapeTexts(hit, escapeHtml),
            url,
            _highlightResult: escapeDeep(hit._highlightResult ?? {}),
            _snippetResult: escapeDeep(hit._snippetResult ?? {}),
          } as SearchHit,
        ];
  });
}

/**
 * Offers a text hit as the heading above it, with the text as its title: the pop-up keeps what was chosen in the
 * recent searches without highlight data, and of a text hit the parent heading (specification §4). Left to itself it would
 * know as a parent only an `lvl1` hit that it shows in the same group, and keep nothing where there is none.
 */
export function asHeading(hit: SearchHit): SearchHit {
  const level = levels.findLast((name) => name !== 'lvl0' && hit.hierarchy[name]);
  if (hit.type !== 'content' || level === undefined || level === 'lvl0') {
    return hit;
  }
  const { hierarchy, content = { value: hit.content } } = hit._snippetResult;
  const marked = (name: Level) => hierarchy?.[name]?.value ?? hit.hierarchy[name];
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
  } as SearchHit;
}
