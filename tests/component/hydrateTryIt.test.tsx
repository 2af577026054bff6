import TryIt from '@site/src/components/rest/TryIt';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydrateTryIt } from '../../src/theme/MDXContent';

vi.mock('../../src/components/rest/TryIt/Form', () => ({
  default: ({ call }: { call: { path: string } }) => <output>{call.path}</output>,
}));

const call = { method: 'get', path: '/version', server: '', hasCors: true, parameters: [] };
const article = document.createElement('div');
const summary = (): HTMLElement | null => article.querySelector('summary');

beforeEach(() => {
  article.innerHTML = `<p>Text</p>${renderToString(<TryIt call={call} />)}`;
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function hydrateAndOpen(): Promise<void> {
  await act(async () => hydrateTryIt(article));
  await act(async () => {
    article.querySelector('details')?.setAttribute('open', '');
    article.querySelector('details')?.dispatchEvent(new Event('toggle'));
  });
}

it('Try it in a static article is hydrated with the call of the page', async () => {
  const served = summary();
  await hydrateAndOpen();
  expect(summary()).toBe(served);
  await vi.waitFor(() => expect(article.querySelector('output')?.textContent).toBe('/version'));
});

it('a crash of Try it doesn’t affect the rest of the article', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  article.querySelector('[data-call]')?.setAttribute('data-call', 'null');
  await hydrateAndOpen();
  await vi.waitFor(() => expect(article.querySelector('[role="alert"]')).not.toBeNull());
  expect(article.querySelector('p')?.textContent).toBe('Text');
});

it('Try it loads its form when it opens, with a Retry button after a failure', async () => {
  const form = '../../src/components/rest/TryIt/Form';
  vi.doMock(form, () => {
    throw new Error('no form');
  });
  render(<TryIt call={call} />);
  expect(screen.getByText(/The form needs JavaScript/)).toBeTruthy();
  await userEvent.click(screen.getByText('Try it'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  vi.doMock(form, () => ({ default: () => <p>the form</p> }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('the form')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
