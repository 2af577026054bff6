import { controlSearch } from '@site/src/client/controls/search';
import SearchBar from '@site/src/theme/SearchBar';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../support/docusaurus';

controlSearch();

const hostedSearch = { appId: 'APP', apiKey: 'KEY', indexName: 'docs', insights: false };
const field = (): Element | null => document.querySelector('.DocSearch-Input');
/** Presses a key as the browser reports it. */
const press = (key: string): void => {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
};

it('a slash opens a search again that Escape has closed', async () => {
  renderInSite(<SearchBar />, { customFields: { hostedSearch } });
  expect(screen.getByPlaceholderText('Search docs')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await expect.poll(field).not.toBeNull();
  const before = field();
  press('Escape');
  await expect.poll(field).toBeNull();
  press('/');
  await expect.poll(() => field() !== null && document.activeElement === field()).toBe(true);
  press('Escape');
  await expect.poll(field).toBeNull();
  expect(before).not.toBeNull();
});

it.each([
  ['touch', fireEvent.touchStart],
  ['pointer', fireEvent.mouseEnter],
  ['focus', fireEvent.focus],
])('a %s on the button loads the pop-up ahead', async (_, act) => {
  const popUp = '@site/src/components/search/SearchPopUp';
  vi.doMock(popUp, () => ({ default: () => <p>loaded</p> }));
  renderInSite(<SearchBar />, { customFields: { hostedSearch } });
  act(screen.getByRole('button', { name: 'Search' }));
  await screen.findByText('loaded');
  vi.doUnmock(popUp);
});
