import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { requestOfDraft, useConsole } from '../../src/components/rest/Console/useConsole';
import * as client from '../../src/sandbox/client';
import { tourDrafts } from '../../src/site/playground';
import { deferred } from '../support/deferred';
import { testCases } from '../support/testCases';

vi.mock('../../src/sandbox/client', { spy: true });

const bodyOf = (method: string) => requestOfDraft({ method, path: '/api', body: '{}' }).body;
testCases('a %s request of the playground has the body %s', bodyOf, [
  ['GET', undefined],
  ['POST', '{}'],
  ['PUT', '{}'],
  ['DELETE', undefined],
]);

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

  it('drops a reply that arrives after a change of the version', async () => {
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

  it('shows a failure of the newest load only', async () => {
    const { result, asks } = await start();
    const stale = deferred<client.SandboxAnswer>();
    asks.mockReturnValueOnce(stale.promise);
    act(() => result.current.setVersion('current'));
    await act(async () => result.current.setVersion('0.5.1'));
    await act(async () => stale.reject(new Error('stale')));
    expect(result.current.outcome).not.toHaveProperty('failure');
    expect(result.current.tree).toEqual([]);
    asks.mockRejectedValueOnce(new Error('offline'));
    await act(async () => result.current.setVersion('current'));
    expect(result.current.outcome).toMatchObject({ failure: { message: 'offline' } });
  });

  it('starts its tour with the demo metadata and completes a step with its request', async () => {
    const { result, asks } = await start();
    await act(async () => result.current.visit(0));
    expect(asks.mock.lastCall?.slice(1)).toEqual([undefined, true]);
    expect(result.current).toMatchObject({ step: 0, isStepDone: false, draft: tourDrafts[0] });
    await act(async () => result.current.send());
    expect(result.current.isStepDone).toBe(true);
  });
});
