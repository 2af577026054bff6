import { useDay } from '@site/src/components/shared/useDay';
import { translated } from '@site/src/words/translated';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../support/docusaurus';

vi.mock('@generated/words/default/words.json', () => ({
  default: { 'table.title': 'Titel', 'table.inner.word': 'Wort' },
}));

it('words are those of the language where they are translated; what is no word stays', () => {
  const table = { title: 'Title', other: 'Other', inner: { word: 'Word' }, count: 3, list: ['a'] };
  expect(translated('table', table)).toEqual({
    ...table,
    title: 'Titel',
    inner: { word: 'Wort' },
  });
  expect(translated('elsewhere', table)).toEqual(table);
});

it.each([
  ['en', 'June 3, 2025'],
  ['de', '3. Juni 2025'],
])('a day is written as readers of %s do', (locale, text) => {
  const Day = (): string => useDay()('2025-06-03T00:00:00.000Z');
  renderInSite(<Day />, { currentLocale: locale });
  expect(screen.getByText(text)).toBeDefined();
});
