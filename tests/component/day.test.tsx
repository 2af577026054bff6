import { useDay } from '@site/src/components/shared/useDay';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../support/docusaurus';

it.each([
  ['en', 'June 3, 2025'],
  ['de', '3. Juni 2025'],
])('a day is written as readers of %s do', (locale, text) => {
  const Day = (): string => useDay()('2025-06-03T00:00:00.000Z');
  renderInSite(<Day />, { currentLocale: locale });
  expect(screen.getByText(text)).toBeDefined();
});
