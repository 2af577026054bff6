import { search } from '../../site/search';
import { levels } from '../engine/record';

/** How matches are marked and texts cut, in either backend (specification §7). */
export const marks = { pre: '<mark>', post: '</mark>', ellipsis: '…' };

/** Returns how many words of a text are shown around a match. */
export const snippetWords = (): number =>
  search.snippetWords[
    window.matchMedia(`(max-width: ${search.mobileBreakpoint}px)`).matches ? 'mobile' : 'desktop'
  ];

/** What a hosted index is asked besides the query (specification §7). */
export interface HostedParameters {
  language: string;
  /** Search tags; empty means all. */
  tags: readonly string[];
  /** Asks the index for a name of the query, under which clicks are reported. */
  clickAnalytics: boolean;
}

/** Returns the parameters of a contextual search: pages of the language, of the site and of the version that is read. */
export function hostedParameters({ language, tags, clickAnalytics }: HostedParameters) {
  const texts = [...levels.map((level) => `hierarchy.${level}`), 'content'];
  return {
    attributesToRetrieve: [...texts, 'type', 'url'],
    attributesToSnippet: texts.slice(1).map((text) => `${text}:${snippetWords()}`), // lvl0 is a group's name
    snippetEllipsisText: marks.ellipsis,
    highlightPreTag: marks.pre,
    highlightPostTag: marks.post,
    clickAnalytics,
    facetFilters: [
      `language:${language}`,
      ...(tags.length > 0 ? [tags.map((tag) => `docusaurus_tag:${tag}`)] : []),
    ],
  };
}
