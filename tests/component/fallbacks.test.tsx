import ComponentCreator from '@docusaurus/ComponentCreator';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ThemeError from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../support/docusaurus';
import { chunks } from '../support/generated/registry';

beforeEach(() => {
  // React repeats a caught error on the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

let isBroken = true;
beforeEach(() => {
  isBroken = true;
});

function Part(): string {
  if (isBroken) {
    throw new Error('outer', { cause: new Error('inner') });
  }
  return 'recovered';
}

describe('the crash page', () => {
  it.each([
    ['inside the layout', ErrorPageContent],
    ['of the whole site', ThemeError],
  ])('%s: words, chain of causes, and a button that renders again', async (_, Fallback) => {
    renderInSite(
      <ErrorBoundary fallback={(params) => <Fallback {...params} />}>
        <Part />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page crashed.');
    expect(screen.getByText(/outer\s+Cause:\s+inner/)).toBeDefined();
    const again = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page crashed.');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('recovered')).toBeDefined();
  });

  it('shows even when the layout is what crashes', () => {
    renderInSite(
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>,
      { themeConfig: { navbar: { items: [{ type: 'carousel' }], hideOnScroll: false } } },
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page crashed.');
    expect(screen.getByText(/outer/)).toBeDefined();
  });
});

describe('the page loader', () => {
  it('waits 200 ms before it shows the spinner', () => {
    vi.useFakeTimers();
    try {
      chunks.good = () => new Promise(() => undefined);
      const Route = ComponentCreator('/good', '1');
      renderInSite(<Route />);
      vi.advanceTimersByTime(199);
      expect(document.querySelector('#loader')).toBeNull();
      vi.advanceTimersByTime(1);
    } finally {
      vi.useRealTimers();
    }
    return waitFor(() => expect(document.querySelector('#loader animate')).not.toBeNull());
  });

  it('shows the error, and Retry loads again', async () => {
    let loads = 0;
    chunks.good = async () => {
      loads += 1;
      if (isBroken) {
        throw new Error('Loading chunk 7 failed.');
      }
      return { default: () => 'the page' };
    };
    const Route = ComponentCreator('/good', '1');
    renderInSite(<Route />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Loading chunk 7 failed.');
    // The red of this class is seen in tests/e2e/connection.test.ts.
    expect(alert.className).toBe('load-error');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('the page')).toBeDefined();
    expect(loads).toBe(2);
  });

  it('says of a page module without a default export what is wrong', async () => {
    chunks.bad = async () => ({ other: 1 });
    const Route = ComponentCreator('/bad', '1');
    renderInSite(
      <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
        <Route />
      </ErrorBoundary>,
    );
    expect(
      await screen.findByText(/The page component at \/bad doesn't have a default export\./),
    ).toBeDefined();
  });
});
