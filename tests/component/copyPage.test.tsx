import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import CopyPage from '@site/src/components/shared/CopyPage';
import { copyMarkdown } from '@site/src/components/shared/CopyPage/copyMarkdown';
import { assistants } from '@site/src/site/markdownExport';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderInSite } from '../support/docusaurus';
import { word } from '../support/words';

const markdown = '---\ntitle: Tables\n---\n\n# Tables\n';
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
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
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => server.close());

const site = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const button = (): HTMLElement => screen.getByRole('button', { name: word('copyPage.button') });
const toggle = (): HTMLElement => screen.getByRole('button', { name: word('copyPage.more') });
const items = (): HTMLElement[] => screen.queryAllByRole('menuitem');
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
      expect(screen.getByRole('link').getAttribute('href')).toBe(`${site()}${path}.md`);
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
  it('is closed, and says that it is a menu', () => {
    renderInSite(<CopyPage permalink="/docs/" />);
    expect(toggle().getAttribute('aria-haspopup')).toBe('menu');
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    expect(items()).toEqual([]);
  });

  it.each([
    ['{Enter}', 0],
    [' ', 0],
    ['{ArrowDown}', 0],
    ['{ArrowUp}', 3],
  ])('opens with %j, focus on item %i', async (key, index) => {
    renderInSite(<CopyPage permalink="/docs/" />);
    toggle().focus();
    await userEvent.keyboard(key);
    expect(document.activeElement).toBe(items()[index]);
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('menu').id).toBe(toggle().getAttribute('aria-controls'));
  });

  it('is walked by arrows, Home and End, round its ends', async () => {
    renderInSite(<CopyPage permalink="/docs/" />);
    await userEvent.click(toggle());
    const at = (): number => items().indexOf(document.activeElement as HTMLElement);
    const walked: number[] = [];
    for (const key of ['{ArrowUp}', '{ArrowDown}', '{End}', '{Home}', '{ArrowDown}', '{x}']) {
      await userEvent.keyboard(key);
      walked.push(at());
    }
    expect(walked).toEqual([3, 0, 3, 0, 1, 1]);
  });

  it('closes with Escape, and the focus goes back', async () => {
    renderInSite(<CopyPage permalink="/docs/" />);
    await userEvent.click(toggle());
    await userEvent.keyboard('{Escape}');
    expect(items()).toEqual([]);
    expect(document.activeElement).toBe(toggle());
  });

  it('closes with Tab and with a press elsewhere', async () => {
    renderInSite(
      <>
        <CopyPage permalink="/docs/" />
        <button type="button">Elsewhere</button>
        <p>Text</p>
      </>,
    );
    await userEvent.click(toggle());
    await userEvent.tab();
    expect(items()).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Elsewhere');
    await userEvent.click(toggle());
    expect(items()).toHaveLength(4);
    await userEvent.click(screen.getByText('Text'));
    expect(items()).toEqual([]);
  });

  it('copies, closes, and leaves the focus on the button', async () => {
    renderInSite(<CopyPage permalink={`${site()}/docs/tables`} />);
    const main = button();
    await userEvent.click(toggle());
    await userEvent.keyboard('{Enter}');
    expect(items()).toEqual([]);
    await waitFor(() => expect(status()).toBe(word('copyPage.done')));
    expect(document.activeElement).toBe(main);
    expect(await navigator.clipboard.readText()).toBe(markdown);
  });

  it('leads to the Markdown', async () => {
    renderInSite(<CopyPage permalink="/docs/latest/" />);
    await userEvent.click(toggle());
    expect(items()[1]?.getAttribute('href')).toBe('/docs/latest/index.md');
  });

  it.each(assistants)('asks $name to read the Markdown, in a new tab', async (assistant) => {
    renderInSite(<CopyPage permalink="/docs/latest/" />);
    await userEvent.click(toggle());
    const item = screen.getByRole('menuitem', { name: new RegExp(`^Open in ${assistant.name}`) });
    const { searchParams } = new URL(item.getAttribute('href') ?? '');
    expect(searchParams.get('q')).toBe(
      `Read ${new URL('/docs/latest/index.md', window.location.href)} so that I can ask questions about it.`,
    );
    expect(item.getAttribute('target')).toBe('_blank');
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
