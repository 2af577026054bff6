import SearchBar from '@site/src/theme/SearchBar';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../support/docusaurus';

const hostedSearch = { appId: 'APP', apiKey: 'KEY', indexName: 'docs', insights: false };
const field = (): Element | null => document.querySelector('.DocSearch-Input');
/** A key as the browser tells it: React renders what it changes later, and not before the next one. */
const press = (key: string): void => {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
};

it('a slash pressed before a closed search is gone opens it again', async () => {
  renderInSite(<SearchBar />, { customFields: { hostedSearch } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await expect.poll(field).not.toBeNull();
  const before = field();
  press('Escape');
  press('/');
  await expect.poll(() => field() !== null && document.activeElement === field()).toBe(true);
  fireEvent.keyDown(window, { key: 'Escape' });
  await expect.poll(field).toBeNull();
  expect(before).not.toBeNull();
});
