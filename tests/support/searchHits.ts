import { json, type Responder } from './searchServer';

const empty = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

/** Creates a heading hit of a hosted index. */
export const headingHit = (n: number, lvl0 = 'Docs') => ({
  objectID: `${n}-heading`,
  type: 'lvl2',
  url: `https://example.org/docs/latest/page#heading-${n}`,
  content: null as string | null,
  hierarchy: { ...empty, lvl0, lvl1: 'Page', lvl2: `Heading ${n}` as string | null },
});

/** Creates a text hit below that heading, with marked matches. */
export const textHit = (n: number, lvl0 = 'Docs') => ({
  ...headingHit(n, lvl0),
  objectID: `${n}-text`,
  type: 'content',
  content: `A text ${n}`,
  _snippetResult: {
    content: { value: `A <mark>text</mark> ${n}`, matchLevel: 'full' },
    hierarchy: { lvl1: { value: 'Page', matchLevel: 'none' } },
  },
  _highlightResult: { hierarchy: { lvl0: { value: lvl0, matchLevel: 'none' } } },
});

/** Creates a responder that returns these hits for every search. */
export const respondWith = (hits: object[], more: object = {}): Responder =>
  json({
    results: [
      {
        ...{ hits, nbHits: hits.length, nbPages: 1, page: 0, query: 'text', queryID: 'query-1' },
        ...more,
      },
    ],
  });

const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** Returns the parameters of a query of the pop-up and the search page (specification §7). */
export const payload = (words: number, clickAnalytics = true) => ({
  indexName: 'docs',
  attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
  attributesToSnippet: [...levels, 'content'].map((name) => `${name}:${words}`),
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
  clickAnalytics,
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0']],
});
