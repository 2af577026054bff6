import { search } from '../../site/search';
import { levels } from '../engine/record';
import { contextualFacetFilters } from './facetFilters';

/** What a search is limited to and whether it is reported. */
export interface SearchContext {
  language: string;
  /** Search tags; empty means all. */
  tags: readonly string[];
  /** Asks the index for a name of the query, under which clicks are reported. */
  clickAnalytics: boolean;
}

/**
 * What the pop-up and the search page ask of the index besides the query (specification §7): the same texts, marked and cut
 * the same way, and as many of them.
 */
export function searchParameters({ language, tags, clickAnalytics }: SearchContext) {
  const isMobile = window.matchMedia(`(max-width: ${search.mobileBreakpoint}px)`).matches;
  const words = search.snippetWords[isMobile ? 'mobile' : 'desktop'];
  const texts = [...levels.map((level) => `hierarchy.${level}`), 'content'];
  return {
    attributesToRetrieve: [...texts, 'type', 'url'],
    attributesToSnippet: texts.slice(1).map((text) => `${text}:${words}`), // lvl0 is a group's name
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: search.hitsPerPage,
    clickAnalytics,
    facetFilters: contextualFacetFilters(language, tags),
  };
}
