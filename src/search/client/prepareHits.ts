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

/** The deepest heading at a hit, below the page's own. */
const headingLevel = ({ hierarchy }: SearchHit): Level | undefined =>
  levels.findLast((level) => level > 'lvl1' && hierarchy[level] !== null);

/** The heading that a text hit stands under, as the pop-up shows a page: the page's title over the heading's. */
function parentOf(hit: SearchHit): SearchHit {
  const level = headingLevel(hit);
  const { lvl0, lvl1 } = hit.hierarchy;
  const tagged = (result: SearchHit['_snippetResult'] | undefined) => ({
    hierarchy: { lvl0: result?.hierarchy.lvl0, lvl1: result?.hierarchy.lvl1 },
    ...(level && { content: result?.hierarchy[level] }),
  });
  return {
    ...hit,
    objectID: `parent-${hit.objectID}`,
    type: 'lvl1',
    hierarchy: { lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: level ? hit.hierarchy[level] : null,
    _highlightResult: tagged(hit._highlightResult),
    _snippetResult: tagged(hit._snippetResult),
  } as SearchHit;
}

/**
 * Puts the heading of a text hit before it, unless its page stands there already. The pop-up keeps a text hit in the recent
 * searches as its parent heading (specification §4), and knows as a parent only an `lvl1` hit of the same group.
 *
 * @param perGroup hits that the pop-up shows of each group; parents count.
 */
export function withParents(hits: readonly SearchHit[], perGroup: number): SearchHit[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.hierarchy.lvl0) ?? [];
    groups.set(hit.hierarchy.lvl0, group);
    const hasParent = group.some(
      ({ type, hierarchy }) => type === 'lvl1' && hierarchy.lvl1 === hit.hierarchy.lvl1,
    );
    const added = hit.type === 'content' && !hasParent ? [parentOf(hit), hit] : [hit];
    if (group.length + added.length <= perGroup) {
      group.push(...added);
    }
  }
  return [...groups.values()].flat();
}
