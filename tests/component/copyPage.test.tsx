import CopyPage, { copyMarkdown } from '@site/src/components/shared/CopyPage';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderInSite } from '../support/docusaurus';
import { type Served, serve } from '../support/serve';
import { word } from '../support/words';

const markdown = '---\ntitle: Tables\n---\n\n# Tables\n';
let server: Served;
beforeAll(async () => {
  server = await serve((request, response) => {
    const isFile = request.url === '/docs/tables.md';
    response.statusCode = request.url === '/docs/gone.md' ? 404 : 200;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', isFile ? 'text/markdown; charset=utf-8' : 'text/html');
    response.end(isFile ? markdown : '<h1>Every address is a page</h1>');
  });
});
afterAll(() => server.close());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Presses the button of a page, and returns a function that reads the announcement. */
async function press(path: string): Promise<() => string> {
  renderInSite(<CopyPage permalink={server.address + path} />);
  await userEvent.click(screen.getByRole('button', { name: word('copyPage.button') }));
  return () => screen.getByRole('status').textContent ?? '';
}

it('the button copies the page as Markdown and announces it until it loses focus', async () => {
  const status = await press('/docs/tables');
  await waitFor(() => expect(status()).toBe(word('copyPage.done')));
  expect(await navigator.clipboard.readText()).toBe(markdown);
  expect(screen.getByRole('button', { name: word('copyPage.copied') })).toBeDefined();
  await userEvent.tab();
  expect(status()).toBe('');
});

it.each(['/docs/gone', '/docs/page'])(
  'the button reports that %s has no Markdown',
  async (path) => {
    const status = await press(path);
    await waitFor(() => expect(status()).toContain(word('copyPage.failed')));
  },
);

it('copying works in a browser without ClipboardItem', async () => {
  const address = `${server.address}/docs/tables.md`;
  vi.stubGlobal('ClipboardItem', undefined);
  await copyMarkdown(address);
  expect(await navigator.clipboard.readText()).toBe(markdown);
});

it('copying fails in a browser without a clipboard', async () => {
  vi.stubGlobal('navigator', {});
  await expect(copyMarkdown(`${server.address}/docs/tables.md`)).rejects.toThrow();
});

it('the link opens the Markdown, except in development, which doesn’t export any', () => {
  const link = '<a href="/docs/latest/index.md" aria-label="View as Markdown">';
  const page = (): string =>
    renderInSite(<CopyPage permalink="/docs/latest/" />, { isBrowser: false }).container.innerHTML;
  expect(page()).toContain(link);
  vi.stubEnv('NODE_ENV', 'development');
  expect(page()).toBe('');
});
