import CopyPage from '@site/src/components/shared/CopyPage';
import { copyMarkdown } from '@site/src/components/shared/CopyPage/copyMarkdown';
import { assistants } from '@site/src/site/markdownExport';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { controlDropdowns } from '../../src/client/controls/dropdown';
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
      const link = within(screen.getByRole('status')).getByRole('link');
      expect(link.getAttribute('href')).toBe(`${site()}${path}.md`);
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

describe('the menu', () => {
  const permalink = '/docs/latest/';
  const link = (name: string): URL =>
    new URL(screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(`^${name}`) }).href);

  it('leads to the Markdown', () => {
    renderInSite(<CopyPage permalink={permalink} />);
    expect(link(word('copyPage.view.label')).pathname).toBe('/docs/latest/index.md');
  });

  it.each(assistants)('asks $name to read the Markdown', ({ name }) => {
    renderInSite(<CopyPage permalink={permalink} />);
    expect(link(`Open in ${name}`).searchParams.get('q')).toBe(
      'Read https://example.org/docs/latest/index.md so that I can ask questions about it.',
    );
  });

  it('closes by Escape, with the focus back on its button', async () => {
    controlDropdowns();
    renderInSite(<CopyPage permalink={permalink} />);
    const summary = screen.getByLabelText(word('copyPage.more'));
    await userEvent.click(summary);
    summary.focus();
    expect(summary.closest('details')).toHaveProperty('open', true);
    await userEvent.keyboard('{Escape}');
    expect(summary.closest('details')).toHaveProperty('open', false);
    expect(document.activeElement).toBe(summary);
  });
});

describe('elsewhere', () => {
  it('without JavaScript there is a link', () => {
    const html = renderToStaticMarkup(<CopyPage permalink="/docs/a" />);
    expect(html).toContain(
      `<noscript><a href="/docs/a.md">${word('copyPage.view.label')}</a></noscript>`,
    );
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
