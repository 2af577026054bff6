import BlogTagNav from '@site/src/components/blog/BlogTagNav';
import { Key } from '@site/src/components/docs/Inline';
import { Endpoint } from '@site/src/components/rest/RestReference';
import Response from '@site/src/components/rest/TryIt/Response';
import { CopyLine } from '@site/src/components/shared/CodeFrame';
import SearchBar from '@site/src/theme/SearchBar';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CodeBlock from '@theme/CodeBlock';
import Footer from '@theme/Footer/Layout';
import TOCCollapsible from '@theme/TOCCollapsible';
import type { Window } from 'happy-dom';
import { expect, it, vi } from 'vitest';
import { controlCodeBlocks, offerRuns } from '../../src/client/controls/code';
import { controlCopying } from '../../src/client/controls/copy';
import { renderInSite } from '../support/docusaurus';
import { word } from '../support/words';

controlCodeBlocks();

const block = { language: 'sql', html: 'SELECT 1', children: 'SELECT 1' };
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const key = <Key id="a">a</Key>;
const reply = { status: 200, statusText: 'OK', text: '{}' };

it.each([
  ['button', 'Search', <SearchBar key="1" />],
  ['button', 'Copy code to clipboard', <CodeBlock key="1" {...block} />],
  ['button', 'Copy path', <Endpoint key="1" method="get" path="/api" />],
  ['button', 'Copy The command', <CopyLine key="1" text="ls" label="The command" />],
  ['button', 'Copy', key],
  ['link', 'Link to this place', key],
  [
    'navigation',
    'On this page',
    <div key="1" className="navbar">
      <TOCCollapsible toc={[{ value: 'A', id: 'a', level: 2 }]} />
    </div>,
  ],
  [
    'navigation',
    'Footer',
    <Footer key="1" style="light" links={<a href="/">Home</a>} logo={null} copyright={null} />,
  ],
  ['navigation', word('blog.filter.label'), <BlogTagNav key="1" blogPath="/blog" />],
  ['region', 'Reply', <Response key="1" outcome={{ reply }} />],
])('a %s has the name “%s”', (role, name, part) => {
  renderInSite(part);
  const control = screen.getByRole(role, { name });
  expect(control.getAttribute('type')).toBe(role === 'button' ? 'button' : null);
});

it('the search button is disabled before hydration and announces a dialog (specification §2)', () => {
  renderInSite(<SearchBar />, { isBrowser: false });
  expect(button('Search')).toMatchObject({ disabled: true });
  expect(button('Search').getAttribute('aria-haspopup')).toBe('dialog');
});

it.each([
  ['touch', fireEvent.touchStart],
  ['pointer', fireEvent.mouseEnter],
  ['focus', fireEvent.focus],
])('a %s on the search button preloads the pop-up', async (_, act) => {
  const popUp = '@site/src/components/search/SearchPopUp';
  vi.doMock(popUp, () => ({ default: () => <p>loaded</p> }));
  renderInSite(<SearchBar />);
  act(button('Search'));
  expect(await screen.findByText('loaded')).toBeDefined();
  vi.doUnmock(popUp);
});

it('a runnable sample has a Run button before the Copy button', () => {
  (window as unknown as Window).happyDOM.setURL('https://example.org/docs/latest/tutorial');
  const curl = 'curl http://localhost:8090/api/metalakes';
  renderInSite(<CodeBlock {...block} language="bash" html={curl} isRunnable />);
  renderInSite(<CodeBlock {...block} />);
  offerRuns();
  const run = button('Run in the simulated server');
  expect(run.textContent).toBe('Run');
  expect(run.nextElementSibling?.getAttribute('data-code-action')).toBe('copy');
});

it('a copied block is announced on its button and to screen readers', async () => {
  userEvent.setup();
  controlCopying();
  renderInSite(<CodeBlock {...block} />);
  await userEvent.click(button('Copy code to clipboard'));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Copied');
});
