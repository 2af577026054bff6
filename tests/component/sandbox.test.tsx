import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import History from '../../src/components/rest/Sandbox/History';
import SandboxTree from '../../src/components/rest/SandboxTree';
import Result from '../../src/components/rest/TryIt/Result';
import TargetField from '../../src/components/rest/TryIt/TargetField';
import { keepTarget, readTarget, type Target } from '../../src/components/rest/TryIt/target';
import { docsVersion, type TreeNode } from '../../src/sandbox/client';
import { tryIt } from '../../src/site/restReference';

const suggestion = 'http://localhost:8090';

function Choice(): React.JSX.Element {
  const [target, setTarget] = useState<Target>({ asks: 'sandbox', server: suggestion });
  return <TargetField target={target} suggestion={suggestion} onChange={setTarget} />;
}

describe('whom Try it asks', () => {
  afterEach(() => localStorage.clear());

  it('is the sandbox, and an address is asked for only with a server', async () => {
    render(<Choice />);
    expect(screen.getByLabelText<HTMLInputElement>('Sandbox in this page').checked).toBe(true);
    expect(screen.queryByLabelText('Address of your server')).toBeNull();
    await userEvent.click(screen.getByLabelText('My server'));
    const field = screen.getByLabelText<HTMLInputElement>('Address of your server');
    expect(field.value).toBe(suggestion);
    await userEvent.clear(field);
    await userEvent.type(field, 'localhost');
    expect(screen.getByText(/Write a whole address/)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('is what the reader chose last', () => {
    expect(readTarget(suggestion)).toEqual({ asks: 'sandbox', server: suggestion });
    const mine: Target = { asks: 'server', server: 'http://localhost:18090' };
    keepTarget(mine);
    expect(readTarget(suggestion)).toEqual(mine);
  });

  it.each(['{', '7', '{"asks": "both", "server": 7}'])(
    'is the sandbox if the storage holds %s',
    (stored) => {
      localStorage.setItem(tryIt.storageKey, stored);
      expect(readTarget(suggestion)).toEqual({ asks: 'sandbox', server: suggestion });
    },
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
      ],
    },
  ];

  it('marks what a request changed, and opens what is around it', () => {
    const { container, rerender } = render(<SandboxTree nodes={nodes()} />);
    const catalog = (): HTMLDetailsElement | null =>
      container.querySelector<HTMLDetailsElement>('details details');
    expect(catalog()?.open).toBe(false);
    rerender(
      <SandboxTree nodes={nodes('added')} removed={['table demo.hive_prod.sales.orders']} />,
    );
    expect(catalog()?.open).toBe(true);
    expect(screen.getByText('added')).toBeTruthy();
    expect(screen.getByText('table demo.hive_prod.sales.orders')).toBeTruthy();
    expect(screen.getByText('catalog, hive')).toBeTruthy();
  });

  it('says that there is nothing', () => {
    render(<SandboxTree nodes={[]} />);
    expect(screen.getByText('It is empty.')).toBeTruthy();
  });
});

describe('the answer of a sandbox', () => {
  const reply = { status: 200, statusText: 'OK', headers: [], duration: 3, text: '{"code":0}' };
  const report = { notes: ['There is no Hive.'], tree: [], removed: [] };

  it('shows notes, the tree and a button that puts it back', async () => {
    const onReset = vi.fn();
    render(<Result outcome={{ reply, sandbox: report }} onReset={onReset} />);
    expect(screen.getByText('There is no Hive.')).toBeTruthy();
    expect(screen.getByText('What the sandbox holds')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Reset the sandbox' }));
    expect(onReset).toHaveBeenCalledTimes(1);
  });

  it('of a server has none of it', () => {
    render(<Result outcome={{ reply }} onReset={vi.fn()} />);
    expect(screen.getByText('200 OK')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('What the sandbox holds')).toBeNull();
  });
});

describe('the history of a sandbox', () => {
  const sent = [1, 2].map((id) => ({ id, command: `curl ${id}`, status: '200 OK' }));

  it('shows the newest first, and the script in its order', () => {
    const { container } = render(<History sent={sent} />);
    const lines = [...container.querySelectorAll('li code')].map(({ textContent }) => textContent);
    expect(lines).toEqual(['curl 2', 'curl 1']);
    expect(container.querySelector('details code')?.textContent).toBe('curl 1\ncurl 2');
  });

  it('says what will stand there', () => {
    render(<History sent={[]} />);
    expect(screen.getByText(/Nothing is sent yet/)).toBeTruthy();
  });
});

describe('the version of a page', () => {
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it.each([
    ['docs-default-0.5.1', '0.5.1'],
    ['docs-default-current', 'current'],
    ['default', undefined],
  ])('of the tag %s is %s', (tag, version) => {
    document.head.innerHTML = `<meta name="docusaurus_tag" content="${tag}">`;
    expect(docsVersion()).toBe(version);
  });
});
