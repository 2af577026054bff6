import SearchPopUp from '@site/src/components/search/SearchPopUp';
import SearchResults from '@site/src/components/search/SearchResults';
import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TryItPlace } from '../../src/components/rest/TryIt';
import TryItForm from '../../src/components/rest/TryIt/Form';
import Response from '../../src/components/rest/TryIt/Response';
import type { RestCall } from '../../src/site/restReference';
import { hostedIndex } from '../support/algoliaHosts';
import { renderInSite } from '../support/docusaurus';
import { headingHit, respondWith } from '../support/searchHits';

vi.mock('@generated/codeTranslations', () => ({
  default: {
    'search.page.title': 'Suche',
    'search.results': 'Ein Treffer|{count} Treffer',
    'search.resultsForIn': 'In {version} {results} zu „{query}“',
    'popUp.cancel': 'Abbrechen',
    'tryIt.title': '试一试',
    'tryIt.send': '发送',
    'tryIt.path': '路径',
    'tryIt.noReply': '没有回复（{reason}）。',
    'tryIt.serverNotice': '直接发送到 {server}。',
    'sandbox.notice': '页面中的模拟。',
  },
}));

const hosted = hostedIndex(respondWith([headingHit(1), headingHit(2)]), false);

it('the search page and the pop-up are translated, including parts of DocSearch', async () => {
  const site = { customFields: { hostedSearch: hosted.hostedSearch }, currentLocale: 'de' };
  const { unmount } = renderInSite(<SearchResults />, { ...site, at: '/search?q=text' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Suche');
  await screen.findByText('In 1.0 2 Treffer zu „text“');
  unmount();
  renderInSite(<SearchPopUp isOpen initialQuery="" onShow={() => {}} onClose={() => {}} />, site);
  expect(screen.getByRole('dialog', { name: 'Suche' })).toBeDefined();
  expect(screen.getByText('Abbrechen')).toBeDefined();
});

it('Try it is translated except for messages without a translation', () => {
  const server = 'http://localhost:8090';
  const call: RestCall = {
    method: 'get',
    path: '/api/metalakes/{metalake}',
    server,
    hasCors: true,
    parameters: [{ name: 'metalake', in: 'path', example: 'demo', isRequired: true }],
  };
  render(<TryItPlace call={call} />);
  expect(screen.getByText('试一试')).toBeDefined();
  expect(screen.getByText(/The form needs JavaScript/)).toBeDefined();
  const { unmount } = render(<TryItForm call={call} />);
  expect(screen.getByRole('button', { name: '发送' })).toBeDefined();
  expect(
    within(screen.getByRole('group', { name: '路径' })).getByLabelText('metalake'),
  ).toBeDefined();
  expect(screen.getByText('页面中的模拟。')).toBeDefined();
  unmount();
  localStorage.setItem('try-it', JSON.stringify({ asks: 'server', server }));
  render(<TryItForm call={call} />);
  const code = screen.getByText(server, { selector: 'code' });
  expect(code.parentElement?.textContent).toBe(`直接发送到 ${server}。`);
});

it('the status of a failed request is translated', () => {
  render(<Response outcome={{ failure: { reason: 'CORS', message: '' } }} />);
  expect(screen.getByRole('status').textContent).toBe('没有回复（CORS）。');
});
