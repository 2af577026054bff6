import ComponentCreator from '@docusaurus/ComponentCreator';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ThemeError from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../support/docusaurus';
import { chunks } from '../support/generated/registry';

let isBroken = true;
beforeEach(() => {
  isBroken = true;
  // React repeats a caught error on the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

function Part(): string {
  if (isBroken) {
    throw new Error('outer', { cause: new Error('inner') });
  }
  return 'recovered';
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it.each([
  ['inside the layout', ErrorPageContent],
  ['of the whole site', ThemeError],
])(
  'the crash page %s has the chain of causes, and a button that renders again',
  async (_, Fallback) => {
    renderInSite(
      <ErrorBoundary fallback={(params) => <Fallback {...params} />}>
        <Part />
      </ErrorBoundary>,
    );
    expect(heading()).toBe('This page crashed.');
    expect(screen.getByText(/outer\s+Cause:\s+inner/)).toBeDefined();
    isBroken = false;
    await press('Try again');
    expect(screen.getByText('recovered')).toBeDefined();
  },
);

it('the crash page shows even when the layout is what crashes', () => {
  renderInSite(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
    { themeConfig: { navbar: { items: [{ type: 'carousel' }], hideOnScroll: false } } },
  );
  expect(heading()).toBe('This page crashed.');
  expect(screen.getByText(/outer/)).toBeDefined();
});

/** Renders a route whose module is loaded like this. */
function renderRoute(load: () => Promise<object>, path = '/good'): void {
  chunks[path.slice(1)] = load;
  const Route = ComponentCreator(path, '1');
  renderInSite(
    <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
      <Route />
    </ErrorBoundary>,
  );
}

it('the page loader waits 200 ms before it shows the spinner', async () => {
  vi.useFakeTimers();
  try {
    renderRoute(() => new Promise(() => undefined));
    vi.advanceTimersByTime(199);
    expect(document.querySelector('#loader')).toBeNull();
    vi.advanceTimersByTime(1);
  } finally {
    vi.useRealTimers();
  }
  await waitFor(() => expect(document.querySelector('#loader animate')).not.toBeNull());
});

it('the page loader shows the error, and Retry loads again', async () => {
  const load = vi.fn(async () => {
    if (isBroken) {
      throw new Error('Loading chunk 7 failed.');
    }
    return { default: () => 'the page' };
  });
  renderRoute(load);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Loading chunk 7 failed.');
  // The red of this class is seen in tests/e2e/connection.test.ts.
  expect(alert.className).toBe('load-error');
  isBroken = false;
  await press('Retry');
  expect(await screen.findByText('the page')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a page module without a default export is named', async () => {
  renderRoute(async () => ({ other: 1 }), '/bad');
  await screen.findByText(/The page component at \/bad doesn't have a default export\./);
});
