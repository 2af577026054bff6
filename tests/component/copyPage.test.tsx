import CopyPage, { copyMarkdown } from '@site/src/components/shared/CopyPage';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderInSite } from '../support/docusaurus';
import { type Served, serve } from '../support/serve';
import { word } from '../support/words';

const markdown = '---\ntitle: Tables\n---\n\n# Tables\n';
let server: Served;

beforeAll(async () => {
  server = await serve((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.url === '/docs/tables.md') {
      response.setHeader('Content-Type', 'text/markdown; charset=utf-8').end(markdown);
    } else if (request.url === '/docs/page.md') {
      response.setHeader('Content-Type', 'text/html').end('<h1>Every address is a page</h1>');
    } else {
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/html').end('<h1>Lost</h1>');
    }
  });
});
afterAll(() => server.close());

const site = (): string => server.address;
const button = (): HTMLElement => screen.getByRole('button', { name: word('copyPage.button') });
const status = (): string => screen.getByRole('status').textContent ?? '';

describe('the button', () => {
  it('copies the page as Markdown and says so, until it is left', async () => {
    renderInSite(<CopyPage permalink={`${site()}/docs/tables`} />);
    await userEvent.click(button());
    await waitFor(() => expect(status()).toBe(word('copyPage.done')));
    expect(await navigator.clipboard.readText()).toBe(markdown);
    expect(screen.getByRole('button', { name: word('copyPage.copied') })).toBeDefined();
    await userEvent.tab();
    expect(status()).toBe('');
  });

  it.each(['/docs/gone', '/docs/page'])(
    'says that it failed where there is no Markdown: %s',
    async (path) => {
      renderInSite(<CopyPage permalink={site() + path} />);
      await userEvent.click(button());
      await waitFor(() => expect(status()).toContain(word('copyPage.failed')));
    },
  );

  it('says that it failed where the browser has no clipboard', async () => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    try {
      await expect(copyMarkdown(`${site()}/docs/tables.md`)).rejects.toThrow('over HTTPS only');
    } finally {
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    }
  });

  it('writes a text where browsers take no promised one', async () => {
    const original = globalThis.ClipboardItem;
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
    try {
      await copyMarkdown(`${site()}/docs/tables.md`);
      expect(await navigator.clipboard.readText()).toBe(markdown);
    } finally {
      globalThis.ClipboardItem = original;
    }
  });
});

describe('elsewhere', () => {
  it('leads to the Markdown without a script', () => {
    const html = renderToStaticMarkup(<CopyPage permalink="/docs/latest/" />);
    expect(html).toContain('<a href="/docs/latest/index.md" aria-label="View as Markdown">');
  });

  it('the development server, which exports no Markdown, shows nothing', () => {
    const mode = process.env.NODE_ENV;
    process.env.NODE_ENV = 'development';
    try {
      expect(renderToStaticMarkup(<CopyPage permalink="/docs/a" />)).toBe('');
    } finally {
      process.env.NODE_ENV = mode;
    }
  });
});
