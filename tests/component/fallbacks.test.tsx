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
  // React logs caught errors.
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
])('the crash page %s shows all causes and can try again', async (_, Fallback) => {
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
});

it('the crash page is shown even if the layout crashes', () => {
  renderInSite(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
    { themeConfig: { navbar: { items: [{ type: 'carousel' }], hideOnScroll: false } } },
  );
  expect(heading()).toBe('This page crashed.');
  expect(screen.getByText(/outer/)).toBeDefined();
});

/** Renders a route whose module `load` returns. */
function renderRoute(load: () => Promise<object>, path = '/good'): void {
  chunks[path.slice(1)] = load;
  const Route = ComponentCreator(path, '1');
  renderInSite(
    <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
      <Route />
    </ErrorBoundary>,
  );
}

it('the page loader shows its spinner after 200 ms', async () => {
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

it('the page loader shows an error with a working Retry button', async () => {
  const load = vi.fn(async () => {
    if (isBroken) {
      throw new Error('Loading chunk 7 failed.');
    }
    return { default: () => 'the page' };
  });
  renderRoute(load);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Loading chunk 7 failed.');
  // tests/e2e/connection.test.ts checks the color of this class.
  expect(alert.className).toBe('load-error');
  isBroken = false;
  await press('Retry');
  expect(await screen.findByText('the page')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('the error for a page module without a default export names the page', async () => {
  renderRoute(async () => ({ other: 1 }), '/bad');
  await screen.findByText(/The page component at \/bad doesn't have a default export\./);
});
