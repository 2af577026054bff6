import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import TryItForm, { readTarget } from '../../src/components/rest/TryIt/Form';
import Response from '../../src/components/rest/TryIt/Response';
import { isAllowed, send } from '../../src/components/rest/TryIt/send';
import * as client from '../../src/sandbox/client';
import { docsVersion } from '../../src/sandbox/client';
import { type RestCall, tryIt } from '../../src/site/restReference';
import { deferred } from '../support/deferred';
import { testCases } from '../support/testCases';

vi.mock('../../src/sandbox/client', { spy: true });

const server = 'http://localhost:8090';
const call: RestCall = {
  method: 'get',
  path: '/api/metalakes',
  server,
  hasCors: true,
  parameters: [],
};

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the form', () => {
  const answer = (text: string): client.SandboxAnswer => ({
    reply: { status: 200, statusText: 'OK', text, notes: ['No Hive.'] },
    tree: [{ kind: 'metalake', name: 'demo', children: [], change: 'added' }],
    changes: { added: ['metalake demo'], changed: [], removed: [] },
  });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('shows the reply, the notes, and the metadata of the simulated server', async () => {
    vi.mocked(client.askSandbox).mockResolvedValueOnce(answer('{"code":0}'));
    render(<TryItForm call={call} />);
    await press('Send');
    expect(screen.getByRole('status').textContent).toBe('200 OK Added metalake demo simulated');
    expect(screen.getByText('No Hive.')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Current metadata' })).toBeTruthy();
  });

  it('drops a reply that arrives after a change of the server', async () => {
    const late = deferred<client.SandboxAnswer>();
    vi.mocked(client.askSandbox).mockReturnValueOnce(late.promise);
    render(<TryItForm call={call} />);
    await press('Send');
    expect(screen.getByRole('status').textContent).toBe('Waiting for the reply…');
    await userEvent.click(screen.getByLabelText('My server'));
    late.resolve(answer('{"late":1}'));
    await late.promise;
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  });

  it('requires a complete address of the reader’s server and stores it', async () => {
    render(<TryItForm call={call} />);
    expect(screen.getByLabelText<HTMLInputElement>('Simulated server').checked).toBe(true);
    await userEvent.click(screen.getByLabelText('My server'));
    const field = screen.getByLabelText<HTMLInputElement>('Address of your server');
    expect(field.value).toBe(server);
    await userEvent.clear(field);
    await userEvent.type(field, 'localhost');
    expect(field.validity.valid).toBe(false);
    expect(field.title).toContain('Write a whole address');
    await userEvent.clear(field);
    await userEvent.type(field, 'http://localhost:18090');
    expect(readTarget(server)).toEqual({ asks: 'server', server: 'http://localhost:18090' });
  });

  it('shows the error of a body that isn’t JSON', async () => {
    render(<TryItForm call={{ ...call, method: 'post', examples: [{ title: 'a', value: {} }] }} />);
    await userEvent.type(screen.getByLabelText('Body'), ',');
    expect(screen.getByText(/^This is not JSON: /)).toBeTruthy();
  });
});

it('the simulated server is the default if the stored value is invalid', () => {
  for (const stored of ['{', '7', '{"asks": "both", "server": 7}']) {
    localStorage.setItem(tryIt.storageKey, stored);
    expect(readTarget(server)).toEqual({ asks: 'sandbox', server });
  }
});

it('a reply of a real server shows its duration', () => {
  const reply = { status: 404, statusText: 'Not Found', duration: 3, text: '{"code":1003}' };
  render(<Response outcome={{ reply }} />);
  expect(screen.getByRole('status').textContent).toBe('404 Not Found 3 ms');
  expect(screen.getByRole('region', { name: 'Reply' }).textContent).toBe('{\n  "code": 1003\n}');
});

it('a request without a timely reply fails with a timeout', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const request = { method: 'GET', url: `${server}/api/metalakes`, headers: {} };
  const outcome = await send(request, { allowed: ['http://localhost:*'], hasCors: true });
  expect(outcome).toMatchObject({ failure: { reason: 'timeout' } });
  vi.restoreAllMocks();
});

const sources = ['http://localhost:*', 'https://lake.example'];
testCases(
  'a policy of a localhost wildcard and an origin allows %s: %s',
  (url) => isAllowed(new URL(url), sources),
  [
    ['http://localhost:8090', true],
    ['https://localhost:8090', false],
    ['https://lake.example:8443', false],
  ],
);

const versionWith = (tag: string): string | undefined => {
  document.head.innerHTML = `<meta name="docusaurus_tag" content="${tag}">`;
  return docsVersion();
};
testCases('a page with the tag %s has the version %s', versionWith, [
  ['docs-default-0.5.1', '0.5.1'],
  ['docs-default-current', 'current'],
  ['default', undefined],
]);
