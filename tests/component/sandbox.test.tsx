import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Result from '../../src/components/rest/TryIt/Result';
import TargetField from '../../src/components/rest/TryIt/TargetField';
import { keepTarget, readTarget, type Target } from '../../src/components/rest/TryIt/target';
import { docsVersion } from '../../src/sandbox/client';
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
    expect(field.validity.valid).toBe(false);
    expect(field.title).toContain('Write a whole address');
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
