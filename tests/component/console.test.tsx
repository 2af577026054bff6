import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import Tour, { NextStep } from '../../src/components/rest/Console/Tour';
import { type Console, requestOf, useConsole } from '../../src/components/rest/Console/useConsole';
import SandboxTree from '../../src/components/rest/SandboxTree';
import * as client from '../../src/sandbox/client';
import { tourDrafts } from '../../src/site/playground';
import { deferred } from '../support/deferred';

vi.mock('../../src/sandbox/client', { spy: true });

it('the playground sends a body only with POST and PUT', () => {
  const bodies = ['GET', 'POST', 'PUT', 'DELETE'].map(
    (method) => requestOf({ method, path: '/api', body: '{}' }).body,
  );
  expect(bodies).toEqual([undefined, '{}', '{}', undefined]);
});

const answer = (text = ''): client.SandboxAnswer => ({
  reply: { status: 200, statusText: 'OK', text, notes: [] },
  tree: [],
  changes: { added: [], changed: [], removed: [] },
});

describe('the playground', () => {
  const start = async () => {
    const asks = vi.mocked(client.askSandbox).mockResolvedValue(answer());
    const { result } = renderHook(() => useConsole('0.5.1'));
    await waitFor(() => expect(result.current.tree).toEqual([]));
    return { result, asks };
  };

  it('drops a reply that arrives after another version was chosen', async () => {
    const { result, asks } = await start();
    const late = deferred<client.SandboxAnswer>();
    asks.mockReturnValueOnce(late.promise);
    act(() => void result.current.send());
    expect(result.current.outcome).toBe('pending');
    await act(async () => result.current.setVersion('current'));
    await act(async () => late.resolve(answer('late')));
    expect(result.current.outcome).not.toMatchObject({ reply: { text: 'late' } });
    expect(asks.mock.lastCall?.[0]).toMatchObject({ version: 'current' });
  });

  it('drops the failure of a load that a newer one has replaced', async () => {
    const { result, asks } = await start();
    const stale = deferred<client.SandboxAnswer>();
    asks.mockReturnValueOnce(stale.promise);
    act(() => result.current.setVersion('current'));
    await act(async () => result.current.setVersion('0.5.1'));
    await act(async () => stale.reject(new Error('stale')));
    expect(result.current.outcome).not.toHaveProperty('failure');
    expect(result.current.tree).toEqual([]);
  });

  it('shows the failure of the newest load', async () => {
    const { result, asks } = await start();
    asks.mockRejectedValueOnce(new Error('offline'));
    await act(async () => result.current.setVersion('current'));
    expect(result.current.outcome).toMatchObject({ failure: { message: 'offline' } });
  });

  it('starts its tour with the demo metadata, and goes on after the request of a step', async () => {
    const { result, asks } = await start();
    await act(async () => result.current.visit(0));
    expect(asks.mock.lastCall?.slice(1)).toEqual([undefined, true]);
    expect(result.current).toMatchObject({ step: 0, isStepDone: false, draft: tourDrafts[0] });
    await act(async () => result.current.send());
    expect(result.current.isStepDone).toBe(true);
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
});

const consoleOf = (given: Partial<Console>): Console => ({
  version: 'current',
  setVersion: vi.fn(),
  draft: { method: 'GET', path: '/api/metalakes' },
  write: vi.fn(),
  tree: [],
  outcome: undefined,
  step: undefined,
  isStepDone: false,
  send: vi.fn(async () => {}),
  visit: vi.fn(),
  reset: vi.fn(),
  ...given,
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
