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

/** Presses the button of a page, and returns what is announced. */
async function press(path: string): Promise<() => string> {
  renderInSite(<CopyPage permalink={server.address + path} />);
  await userEvent.click(screen.getByRole('button', { name: word('copyPage.button') }));
  return () => screen.getByRole('status').textContent ?? '';
}

it('the button copies the page as Markdown and says so, until it is left', async () => {
  const status = await press('/docs/tables');
  await waitFor(() => expect(status()).toBe(word('copyPage.done')));
  expect(await navigator.clipboard.readText()).toBe(markdown);
  expect(screen.getByRole('button', { name: word('copyPage.copied') })).toBeDefined();
  await userEvent.tab();
  expect(status()).toBe('');
});

it.each(['/docs/gone', '/docs/page'])(
  'the button says that there is no Markdown of %s',
  async (path) => {
    const status = await press(path);
    await waitFor(() => expect(status()).toContain(word('copyPage.failed')));
  },
);

it('a browser without a clipboard is refused, and one that takes no promised text gets the text', async () => {
  const address = `${server.address}/docs/tables.md`;
  vi.stubGlobal('ClipboardItem', undefined);
  await copyMarkdown(address);
  expect(await navigator.clipboard.readText()).toBe(markdown);
  vi.stubGlobal('navigator', {});
  await expect(copyMarkdown(address)).rejects.toThrow();
});

it('the link leads to the Markdown without a script, but in development, which exports none', () => {
  const link = '<a href="/docs/latest/index.md" aria-label="View as Markdown">';
  const page = (): string =>
    renderInSite(<CopyPage permalink="/docs/latest/" />, { isBrowser: false }).container.innerHTML;
  expect(page()).toContain(link);
  vi.stubEnv('NODE_ENV', 'development');
  expect(page()).toBe('');
});
