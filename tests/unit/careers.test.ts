import { describe, expect, it } from 'vitest';
import { careers } from '../../src/site/careers';

/** Cards about how the company works whose source a reader can't check: not on another site, or on a branch that changes. */
const uncheckable = (cards: readonly { title: string; to: string }[]): string[] =>
  cards
    .filter(({ to }) => !/^https:\/\//.test(to) || /\/(?:blob|tree)\/(?!v\d)/.test(to))
    .map(({ title }) => title);

describe('the careers page', () => {
  it('names a source for each statement about the way of working', () => {
    expect(careers.working.cards.length).toBeGreaterThan(0);
    expect(uncheckable(careers.working.cards)).toEqual([]);
  });
});
