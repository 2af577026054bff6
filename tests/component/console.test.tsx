import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freshDraft } from '../../src/components/rest/Console/freshDraft';
import History from '../../src/components/rest/Console/History';
import Request from '../../src/components/rest/Console/Request';
import Response from '../../src/components/rest/Console/Response';
import {
  initialState,
  keepState,
  readState,
  type Sent,
  stateHash,
} from '../../src/components/rest/Console/state';
import Tour from '../../src/components/rest/Console/Tour';
import type { Console } from '../../src/components/rest/Console/useConsole';
import JsonView from '../../src/components/rest/JsonView';
import SandboxTree from '../../src/components/rest/SandboxTree';
import { changesIn } from '../../src/components/rest/SandboxTree/changes';
import type { Outcome } from '../../src/components/rest/TryIt/send';
import type { TreeNode } from '../../src/sandbox/client';
import { type SandboxDraft, sandboxSamples, sandboxStateKey } from '../../src/site/sandbox';
import { word } from '../support/words';

const versions = ['current', '0.5.1'];
const read = (hash = '') => readState(hash, versions, '0.5.1');
const sent: Sent[] = [
  { method: 'POST', path: '/api/metalakes', body: '{"name": "é"}', status: 200 },
  { method: 'GET', path: '/api/metalakes/none', status: 404 },
];
const state = { version: 'current', draft: { method: 'GET', path: '/api/metalakes' }, sent };

const consoleOf = (given: Partial<Console> = {}): Console => ({
  ...initialState('0.5.1'),
  held: { tree: [], removed: [] },
  isStepDone: false,
  write: vi.fn(),
  send: vi.fn(async () => {}),
  choose: vi.fn(),
  reset: vi.fn(async () => {}),
  visit: vi.fn(),
  goBack: vi.fn(),
  ...given,
});

describe('the state of the playground', () => {
  afterEach(() => localStorage.clear());

  it('begins with a table to create in the latest version', async () => {
    const { version, draft } = await read();
    expect(version).toBe('0.5.1');
    expect(draft).toMatchObject({ method: 'POST', path: expect.stringMatching(/\/tables$/) });
  });

  it('is kept, and a link is worth more than what is kept', async () => {
    keepState(state);
    expect(await read()).toEqual(state);
    const hash = await stateHash({ ...state, version: '0.5.1' });
    expect(hash).toMatch(/^#playground=[\w-]+$/);
    expect(await read(hash)).toEqual({ ...state, version: '0.5.1' });
  });

  it.each(['', '{', '7', '[null]', '{"version":"9.9","draft":{},"sent":[]}', '{"sent":{}}'])(
    'is that of a first visit if the storage holds %j',
    async (stored) => {
      localStorage.setItem(sandboxStateKey, stored);
      expect(await read()).toEqual(initialState('0.5.1'));
    },
  );

  it.each(['#playground=%', '#playground=AAAA', '#playground=', '#other'])(
    'is that of a first visit with the broken link %s',
    async (hash) => expect(await read(hash)).toEqual(initialState('0.5.1')),
  );
});

describe('the tree of a sandbox', () => {
  const nodes = (change?: TreeNode['change']): TreeNode[] => [
    {
      kind: 'metalake',
      name: 'demo',
      children: [
        {
          kind: 'catalog',
          name: 'hive_prod',
          detail: 'hive',
          children: [{ kind: 'schema', name: 'sales', children: [], change }],
        },
        { kind: 'tag', name: 'pii', children: [] },
      ],
    },
  ];
  const names = (): (string | null)[] =>
    screen
      .getAllByRole('listitem')
      .filter((item) => item.parentElement?.closest('details:not([open])') === null)
      .map((item) => (item.querySelector('button, summary') ?? item).textContent);

  it('marks what a request changed, opens what is around it, and says it in words', () => {
    const { rerender } = render(<SandboxTree nodes={nodes()} />);
    expect(names()).toEqual(['metalake demo', 'catalog hive_prod hive', 'tag pii']);
    rerender(<SandboxTree nodes={nodes('added')} />);
    expect(names()[2]).toBe('schema salesadded');
    expect(changesIn(nodes('added'), ['table demo.a'])).toEqual([
      'Added schema demo.hive_prod.sales',
      'Removed table demo.a',
    ]);
    expect(changesIn(nodes())).toEqual([]);
  });

  it('gives the path of what is chosen, and opens and closes next to it', async () => {
    const onChoose = vi.fn();
    render(<SandboxTree nodes={nodes()} current="/api/metalakes/demo" onChoose={onChoose} />);
    expect(screen.getByRole('button', { current: true }).textContent).toBe('metalake demo');
    await userEvent.click(screen.getByRole('button', { name: 'tag pii' }));
    expect(onChoose).toHaveBeenLastCalledWith('/api/metalakes/demo/tags/pii');
    expect(names()).toHaveLength(3);
    await userEvent.click(screen.getByLabelText('hive_prod'));
    expect(names()).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'schema sales' }));
    expect(onChoose).toHaveBeenLastCalledWith(
      '/api/metalakes/demo/catalogs/hive_prod/schemas/sales',
    );
  });

  it('scrolls its panel until the change is away from the edge of the window', () => {
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(2000);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
    const { innerHeight } = window;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const scrolled = screen.getByTestId('panel').scrollTop;
      return this.hasAttribute('data-change')
        ? new DOMRect(0, innerHeight - 10 - scrolled, 200, 30)
        : new DOMRect(0, 0, 200, innerHeight + 100);
    });
    const panelWith = (change?: TreeNode['change']) => (
      <div data-testid="panel">
        <SandboxTree nodes={nodes(change)} current="/api/metalakes/demo/catalogs/hive_prod/x" />
      </div>
    );
    const { rerender } = render(panelWith());
    const panel = screen.getByTestId('panel');
    expect(panel.scrollTop).toBe(0);
    rerender(panelWith('added'));
    expect(panel.scrollTop).toBeCloseTo(innerHeight - 10 - innerHeight / 3);
    vi.restoreAllMocks();
  });

  it('says that there is nothing', () => {
    render(<SandboxTree nodes={[]} />);
    expect(screen.getByText('It is empty.')).toBeTruthy();
  });
});

describe('the request', () => {
  it('has no body with GET and DELETE, and says what is wrong with another', () => {
    const draft = { method: 'PUT', path: '/api/metalakes/a', body: '{' };
    const { rerender } = render(<Request console={consoleOf({ draft })} />);
    expect(screen.getByLabelText<HTMLSelectElement>('Method').value).toBe('PUT');
    expect(screen.getByLabelText('Body')).toBeTruthy();
    expect(screen.getByText(/^This is not JSON/)).toBeTruthy();
    for (const method of ['GET', 'DELETE']) {
      rerender(<Request console={consoleOf({ draft: { ...draft, method } })} />);
      expect(screen.queryByLabelText('Body')).toBeNull();
      expect(screen.queryByText(/^This is not JSON/)).toBeNull();
    }
  });

  it('is an example with a free name, which stays that example, and a request of one’s own as it is', async () => {
    const columns: TreeNode[] = [{ kind: 'column', name: 'channel', children: [] }];
    const tables: TreeNode[] = ['invoices', 'invoices_2', 'orders'].map((name) => ({
      kind: 'table',
      name,
      children: name === 'orders' ? columns : [],
    }));
    const schema: TreeNode = { kind: 'schema', name: 'sales', children: tables };
    const catalog: TreeNode = { kind: 'catalog', name: 'hive_prod', children: [schema] };
    const tree: TreeNode[] = [{ kind: 'metalake', name: 'demo', children: [catalog] }];
    const { draft } = initialState('0.5.1');
    const next = freshDraft(draft, tree);
    expect(next.body).toContain('"invoices_3"');
    expect(freshDraft(next, tree)).toEqual(next);
    const own = { ...draft, body: '{"name": "invoices"}' };
    expect(freshDraft(own, tree)).toBe(own);

    const write = vi.fn();
    render(<Request console={consoleOf({ draft: next, held: { tree, removed: [] }, write })} />);
    const examples = screen.getByLabelText<HTMLSelectElement>('Example');
    expect(examples.value).toBe('createTable');
    await userEvent.selectOptions(examples, 'alterTable');
    expect(write.mock.lastCall?.[0].body).toContain('"channel_2"');
  });

  it('is copied for a shell, Java, and Python', async () => {
    userEvent.setup();
    render(<Request console={consoleOf()} />);
    for (const [label, start] of [
      ['curl', 'curl -X POST'],
      ['Java', 'import java.net.URI;'],
      ['Python', 'import json'],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: `Copy as ${label}` }));
      expect(await navigator.clipboard.readText()).toContain(start);
    }
  });
});

describe('the response', () => {
  const answer = (draft: SandboxDraft, status = 400): void => {
    const reply = { status, statusText: '', headers: [], text: '{}', duration: 1 };
    const outcome: Outcome = { reply, sandbox: { notes: [] } };
    render(<Response console={consoleOf({ draft, sent, outcome })} />);
  };
  const offer = (): HTMLElement | null => screen.queryByText(word('playground.resend'));

  it('offers to start over where an example doesn’t fit what is there, and not where it can’t help', () => {
    answer(sandboxSamples[1] as SandboxDraft);
    expect(offer()).toBeTruthy();
    cleanup();
    answer({ method: 'PUT', path: '/api/metalakes/demo', body: '{}' });
    expect(offer()).toBeNull();
  });

  it('doesn’t offer it for an example that is there to be refused', () => {
    const drop = sandboxSamples.find(({ name }) => name === 'dropSchema') as SandboxDraft;
    answer(drop, 409);
    expect(offer()).toBeNull();
    cleanup();
    answer(drop, 404);
    expect(offer()).toBeTruthy();
  });
});

it('the history shows the newest first, and a press sends it again', async () => {
  const send = vi.fn(async () => {});
  render(<History console={{ sent, send }} />);
  const lines = screen.getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Send again: 404 GET /api/metalakes/none',
    'Send again: 200 POST /api/metalakes',
  ]);
  await userEvent.click(within(lines[1] as HTMLElement).getByRole('button'));
  expect(send).toHaveBeenCalledWith({
    method: 'POST',
    path: '/api/metalakes',
    body: '{"name": "é"}',
  });
});

describe('the tour', () => {
  it('starts each step at its heading, goes on once the request worked, and can be stopped', async () => {
    const visit = vi.fn();
    const { rerender } = render(<Tour console={consoleOf({ step: 0, visit })} />);
    expect(document.activeElement?.textContent).toBe('Step 1 of 7 Create a metalake');
    expect(screen.queryByRole('button', { name: word('tour.next') })).toBeNull();
    rerender(<Tour console={consoleOf({ step: 0, visit, isStepDone: true })} />);
    expect(screen.getByRole('status').textContent).toBe(word('tour.createMetalake.done'));
    await userEvent.click(screen.getByRole('button', { name: word('tour.next') }));
    expect(visit).toHaveBeenLastCalledWith(1);
    await userEvent.click(screen.getByRole('button', { name: word('tour.stop') }));
    expect(visit).toHaveBeenLastCalledWith();
    rerender(<Tour console={consoleOf({ step: 6, visit, isStepDone: true })} />);
    await userEvent.click(screen.getByRole('button', { name: word('tour.finish') }));
    expect(visit).toHaveBeenLastCalledWith(undefined);
  });

  it('offers at its end, and not before, to go back to the version that it left', async () => {
    const goBack = vi.fn();
    const tourAt = (step: number, before?: string) => (
      <Tour console={consoleOf({ step, isStepDone: true, goBack })} before={before} />
    );
    const { rerender } = render(tourAt(5, '0.5.1'));
    const offer = (): HTMLElement | null =>
      screen.queryByRole('button', { name: 'Finish, and go back to 0.5.1' });
    expect(offer()).toBeNull();
    rerender(tourAt(6));
    expect(screen.getAllByRole('button')).toHaveLength(1);
    rerender(tourAt(6, '0.5.1'));
    await userEvent.click(offer() as HTMLElement);
    expect(goBack).toHaveBeenCalledOnce();
  });
});

it('a reply in JSON folds objects and lists, and leaves other texts alone', async () => {
  const { container, rerender } = render(<JsonView text='{"a":{"b":[1,null]},"c":{}}' />);
  expect(container.textContent).toBe('{"a": {"b": [1,null]},"c": {}}');
  const [, inner] = container.querySelectorAll('details');
  await userEvent.click(inner?.querySelector('summary') as HTMLElement);
  expect(inner?.open).toBe(false);
  expect(inner?.querySelector('summary')?.dataset.rest).toBe('… },');
  rerender(<JsonView text="Unsupported version" />);
  expect(container.textContent).toBe('Unsupported version');
});
