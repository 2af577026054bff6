import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import History from '../../src/components/rest/Console/History';
import {
  hashOf,
  keepState,
  readHash,
  readState,
  requestOf,
  stateKey,
} from '../../src/components/rest/Console/state';
import Tour, { NextStep } from '../../src/components/rest/Console/Tour';
import { type Console, useConsole } from '../../src/components/rest/Console/useConsole';
import SandboxTree from '../../src/components/rest/SandboxTree';
import { changesIn } from '../../src/components/rest/SandboxTree/changes';
import * as client from '../../src/sandbox/client';
import { tourDrafts } from '../../src/site/playground';
import { deferred } from '../support/deferred';

vi.mock('../../src/sandbox/client', { spy: true });

const versions = ['current', '0.5.1'];
const draft = { method: 'GET', path: '/api/metalakes' };
const sent = [
  { method: 'POST', path: '/api/metalakes', body: '{"name": "é"}', status: 200 },
  { method: 'GET', path: '/api/metalakes/none', status: 404 },
];
const state = { version: 'current', draft, sent };

afterEach(() => localStorage.clear());

describe('the state of the playground', () => {
  it('begins with the first example in the latest version', () => {
    const { version, draft: first } = readState(versions, '0.5.1');
    expect(version).toBe('0.5.1');
    expect(first).toMatchObject({ method: 'POST', path: expect.stringMatching(/\/tables$/) });
  });

  it('is restored from the browser', () => {
    keepState(state);
    expect(readState(versions, '0.5.1')).toEqual(state);
  });

  it('is shared by an address, without the history', () => {
    expect(readHash(hashOf(state), versions)).toEqual({ ...state, sent: [] });
  });

  it.each(['', '{', '7', '[null]', '{"version":"9.9","draft":{},"sent":[]}', '{"sent":{}}'])(
    'ignores the stored text %j',
    (stored) => {
      localStorage.setItem(stateKey, stored);
      expect(readState(versions, '0.5.1').sent).toEqual([]);
    },
  );

  it.each(['#playground=%', '#playground=AAAA', '#playground=', '#other', ''])(
    'ignores the address %j',
    (hash) => expect(readHash(hash, versions)).toBeUndefined(),
  );

  it('sends a body only with POST and PUT', () => {
    const bodies = ['GET', 'POST', 'PUT', 'DELETE'].map(
      (method) => requestOf({ method, path: '/api', body: '{}' }).body,
    );
    expect(bodies).toEqual([undefined, '{}', '{}', undefined]);
  });
});

const reply = (text: string): client.SandboxAnswer => ({
  reply: { status: 200, statusText: 'OK', headers: [], text, notes: [] },
  tree: [],
  removed: [],
});

describe('the requests of the playground', () => {
  const start = async () => {
    const resets = vi.mocked(client.resetSandbox).mockResolvedValue({ tree: [], statuses: [] });
    const asks = vi.mocked(client.askSandbox);
    const { result } = renderHook(() => useConsole({ version: '0.5.1', draft, sent: [] }));
    await waitFor(() => expect(result.current.tree).toEqual([]));
    return { result, resets, asks };
  };

  it('drops a reply that arrives after another version was chosen', async () => {
    const { result, asks } = await start();
    const late = deferred<client.SandboxAnswer>();
    asks.mockReturnValueOnce(late.promise);
    act(() => void result.current.send(draft));
    expect(result.current.outcome).toBe('pending');
    act(() => result.current.choose('current'));
    await act(async () => late.resolve(reply('late')));
    expect(result.current).toMatchObject({ version: 'current', outcome: undefined, sent: [] });
  });

  it('drops the failure of a load that a newer one has replaced', async () => {
    const { result, resets } = await start();
    const stale = deferred<{ tree: client.TreeNode[]; statuses: number[] }>();
    resets.mockReturnValueOnce(stale.promise);
    act(() => result.current.choose('current'));
    act(() => result.current.choose('0.5.1'));
    await act(async () => stale.reject(new Error('stale')));
    expect(result.current.outcome).toBeUndefined();
  });

  it('shows the failure of the newest load', async () => {
    const { result, resets } = await start();
    resets.mockRejectedValueOnce(new Error('offline'));
    await act(async () => result.current.choose('current'));
    expect(result.current.outcome).toMatchObject({ failure: { message: 'offline' } });
  });

  it('removes what an earlier tour created when the tour starts', async () => {
    const { result, resets, asks } = await start();
    asks.mockResolvedValue(reply(''));
    const [first = draft] = tourDrafts;
    await act(async () => result.current.send(draft));
    await act(async () => result.current.send(first));
    await act(async () => result.current.visit(0));
    expect(resets.mock.lastCall?.[1]).toEqual([requestOf(draft)]);
    expect(result.current).toMatchObject({ step: 0, isStepDone: false, draft: first });
  });
});

describe('the tree', () => {
  const nodes = (change?: client.TreeNode['change']): client.TreeNode[] => {
    const schema = { kind: 'schema' as const, name: 'sales', children: [], change };
    const catalog = { kind: 'catalog' as const, name: 'hive', detail: 'hive', children: [schema] };
    return [{ kind: 'metalake', name: 'demo', children: [catalog] }];
  };

  it('marks a change, and opens the branches around it', () => {
    const { rerender } = render(<SandboxTree nodes={nodes()} />);
    const isOpen = (): boolean => screen.getByText('sales').closest('details:not([open])') === null;
    expect(isOpen()).toBe(false);
    rerender(<SandboxTree nodes={nodes('added')} />);
    expect(isOpen()).toBe(true);
    expect(screen.getByText('added')).toBeTruthy();
  });

  it('gives the path of what is chosen', async () => {
    const onChoose = vi.fn();
    render(<SandboxTree nodes={nodes()} current="/api/metalakes/demo" onChoose={onChoose} />);
    expect(document.querySelector('[aria-current]')?.textContent).toContain('demo');
    await userEvent.click(screen.getByText('sales'));
    expect(onChoose).toHaveBeenLastCalledWith('/api/metalakes/demo/catalogs/hive/schemas/sales');
  });

  it('puts changes into words', () => {
    expect(changesIn(nodes('added'), ['table demo.a'])).toEqual([
      'Added schema demo.hive.sales',
      'Removed table demo.a',
    ]);
    expect(changesIn(nodes())).toEqual([]);
  });
});

const consoleOf = (given: Partial<Console>): Console => ({
  ...state,
  tree: [],
  outcome: undefined,
  step: undefined,
  isStepDone: false,
  load: vi.fn(async () => {}),
  send: vi.fn(async () => {}),
  visit: vi.fn(),
  write: vi.fn(),
  choose: vi.fn(),
  reset: vi.fn(),
  ...given,
});

it('the history shows the newest request first, and a press sends it again', async () => {
  const { send } = consoleOf({});
  render(<History console={{ sent, send }} />);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Send again: 404 GET /api/metalakes/none',
    'Send again: 200 POST /api/metalakes',
  ]);
  await userEvent.click(buttons[1] as HTMLElement);
  const { status: _, ...first } = sent[0] ?? { status: 0 };
  expect(send).toHaveBeenCalledWith(first);
});

it('a step of the tour starts at its heading, and goes on once its request has succeeded', async () => {
  const visit = vi.fn();
  const both = (given: Partial<Console>) => (
    <>
      <Tour console={consoleOf({ visit, ...given })} />
      <NextStep console={consoleOf({ visit, ...given })} />
    </>
  );
  const { rerender } = render(both({ step: 0 }));
  expect(document.activeElement?.textContent).toBe('Step 1 of 5 Create a metalake');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  rerender(both({ step: 0, isStepDone: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(visit).toHaveBeenLastCalledWith(1);
  rerender(both({ step: 4, isStepDone: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
  expect(visit).toHaveBeenLastCalledWith(undefined);
});
