import { controlCopying } from '@site/src/client/controls/copy';
import BlogTagNav from '@site/src/components/blog/BlogTagNav';
import Key from '@site/src/components/docs/Key';
import { Endpoint } from '@site/src/components/rest/RestReference';
import Response from '@site/src/components/rest/TryIt/Response';
import CopyLine from '@site/src/components/shared/CopyLine';
import SearchBar from '@site/src/theme/SearchBar';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CodeBlock from '@theme/CodeBlock';
import Footer from '@theme/Footer/Layout';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import TOCCollapsible from '@theme/TOCCollapsible';
import type { Window } from 'happy-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { controlCodeBlocks, offerRuns } from '../../src/client/controls/code';
import { controlTabs } from '../../src/client/controls/tabs';
import { renderInSite } from '../support/docusaurus';
import { word } from '../support/words';

controlCodeBlocks();
controlTabs();
const browser = window as unknown as Window;
afterEach(() => {
  vi.restoreAllMocks();
  browser.happyDOM.setViewport({ width: 1024 });
});

const block = { language: 'sql', html: 'SELECT 1', children: 'SELECT 1' };
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const state = (element: HTMLElement, name: string): string | null =>
  element.getAttribute(`aria-${name}`);

describe('buttons that show an icon or a picture say what they do', () => {
  it.each([
    ['a search', <SearchBar key="1" />, 'Search', { haspopup: 'dialog' }],
    ['a block of code', <CodeBlock key="2" {...block} />, 'Copy code to clipboard', {}],
    ['an operation', <Endpoint key="3" method="get" path="/api" />, 'Copy path', {}],
    [
      'a key',
      <Key key="4" id="a">
        a
      </Key>,
      'Copy',
      {},
    ],
    ['a command', <CopyLine key="7" text="ls" label="The command" />, 'Copy The command', {}],
  ])('%s', (_, part, name, states: Record<string, string>) => {
    renderInSite(part);
    expect(button(name).getAttribute('type')).toBe('button');
    for (const [key, value] of Object.entries(states)) {
      expect(state(button(name), key)).toBe(value);
    }
  });

  it('a key has a link to its place', () => {
    renderInSite(<Key id="a">a</Key>);
    const link = screen.getByRole('link', { name: 'Link to this place' });
    expect(link.getAttribute('href')).toBe('#a');
  });
});

it.each([
  [
    'navigation',
    'On this page',
    <div key="2" className="navbar">
      <TOCCollapsible toc={[{ value: 'A', id: 'a', level: 2 }]} />
    </div>,
  ],
  [
    'navigation',
    'Footer',
    <Footer key="3" style="light" links={<a href="/">Home</a>} logo={null} copyright={null} />,
  ],
  ['navigation', word('blog.filter.label'), <BlogTagNav key="4" blogPath="/blog" />],
  [
    'region',
    'Reply',
    <Response key="5" outcome={{ reply: { status: 200, statusText: 'OK', text: '{}' } }} />,
  ],
])('regions have names %s “%s”', (role, name, part) => {
  renderInSite(part);
  expect(screen.getByRole(role, { name })).toBeDefined();
});

describe('controls say which state they have', () => {
  it('of tabs, the one that is shown, alone in the order of Tab', async () => {
    renderInSite(
      <Tabs>
        <TabItem value="a">In A</TabItem>
        <TabItem value="b">In B</TabItem>
      </Tabs>,
    );
    const states = (): unknown[] =>
      screen.getAllByRole('tab').map((tab) => [state(tab, 'selected'), tab.tabIndex]);
    expect(states()).toEqual([
      ['true', 0],
      ['false', -1],
    ]);
    const panel = screen.getByRole('tabpanel');
    expect([panel.textContent, state(panel, 'labelledby')]).toEqual([
      'In A',
      screen.getByRole('tab', { name: 'a' }).id,
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'b' }));
    expect(states()).toEqual([
      ['false', -1],
      ['true', 0],
    ]);
    expect(screen.getByRole('tabpanel').textContent).toBe('In B');
  });

  it('of a sample that can run, the button that runs it, before the one that copies', () => {
    browser.happyDOM.setURL('https://example.org/docs/latest/tutorial');
    const curl = 'curl http://localhost:8090/api/metalakes';
    renderInSite(<CodeBlock {...block} language="bash" html={curl} isRunnable />);
    renderInSite(<CodeBlock {...block} />);
    offerRuns();
    const run = button('Run in the simulated server');
    expect(run.textContent).toBe('Run');
    const copyButton = run.nextElementSibling;
    expect(copyButton?.getAttribute('data-code-action')).toBe('copy');
    expect(copyButton?.nextElementSibling).toBeNull();
  });

  it('of a copied block, that it is copied, on its button and to a screen reader', async () => {
    userEvent.setup();
    controlCopying();
    renderInSite(<CodeBlock {...block} />);
    await userEvent.click(button('Copy code to clipboard'));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('Copied');
  });

  it('of the search, that it waits for the page to be rendered (specification §2)', () => {
    renderInSite(<SearchBar />, { isBrowser: false });
    expect(button('Search')).toMatchObject({ disabled: true });
  });
});
