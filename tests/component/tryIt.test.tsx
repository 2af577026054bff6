import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { explainFailure, type FailedRequest } from '../../src/components/rest/TryIt/failure';
import Panel from '../../src/components/rest/TryIt/Panel';
import Result from '../../src/components/rest/TryIt/Result';
import TargetField from '../../src/components/rest/TryIt/TargetField';
import { keepTarget, readTarget, type Target } from '../../src/components/rest/TryIt/target';
import { docsVersion } from '../../src/sandbox/client';
import { type RestCall, tryIt } from '../../src/site/restReference';

const call: RestCall = {
  method: 'get',
  path: '/api/metalakes',
  server: 'http://localhost:8090',
  hasCors: true,
  parameters: [],
};

/** Fails as often as it is told to, then gives the form. */
function formAfter(failures: number): { load: () => Promise<{ default: () => string }> } {
  let asked = 0;
  return {
    load: async () => {
      asked += 1;
      if (asked <= failures) {
        throw new Error(`no form, ${asked}`);
      }
      return { default: () => `the form, asked for ${asked} times` };
    },
  };
}

it('Try it asks for its form when it is opened, and not before', async () => {
  render(<Panel call={call} loadForm={formAfter(0).load} />);
  expect(screen.getByText(/The form needs JavaScript/)).toBeTruthy();
  await userEvent.click(screen.getByText('Try it'));
  expect(await screen.findByText('the form, asked for 1 times')).toBeTruthy();
});

it('Try it stays where it is when its form can’t be loaded, and Retry asks again', async () => {
  render(<Panel call={call} loadForm={formAfter(2).load} />);
  await userEvent.click(screen.getByText('Try it'));
  expect((await screen.findByRole('alert')).textContent).toContain('no form, 1');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await screen.findByText(/no form, 2/)).textContent).toBeTruthy();
  expect(screen.getByText('Try it')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('the form, asked for 3 times')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('Try it opens in place if it is in sight, and lets its link lead there if it isn’t', async () => {
  render(
    <>
      <a href="#try-it">open</a>
      <Panel call={call} loadForm={formAfter(0).load} />
    </>,
  );
  const summary = screen.getByText('Try it');
  const focus = vi.spyOn(summary, 'focus');
  const inSight = vi.spyOn(document, 'elementFromPoint').mockReturnValue(null);
  const press = (): boolean => fireEvent.click(screen.getByText('open'));
  expect(press()).toBe(true);
  expect(focus).not.toHaveBeenCalled();
  inSight.mockReturnValue(summary);
  expect(press()).toBe(false);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(fireEvent.click(screen.getByText('open'), { ctrlKey: true })).toBe(true);
  inSight.mockRestore();
});

describe('explainFailure', () => {
  const failed: FailedRequest = {
    pageUrl: 'https://site.example/docs/latest/api/rest/load-table',
    requestUrl: 'http://localhost:8090/api/metalakes',
    allowed: ['http://localhost:*', 'http://127.0.0.1:*', 'http://lake.example'],
    isViolation: false,
    isAnswered: false,
    isDenied: false,
    hasCors: true,
  };

  it.each([
    ['policy', { requestUrl: 'https://other.example/api' }, 'https://other.example'],
    ['policy', { requestUrl: 'https://localhost:8090/api' }, 'https://localhost:8090'],
    ['policy', { isViolation: true }, 'http://localhost:*, http://127.0.0.1:*'],
    ['mixedContent', { requestUrl: 'http://lake.example/api' }, 'plain http'],
    ['permission', { isDenied: true }, "browser's settings"],
    ['cors', { isAnswered: true }, 'enableCorsFilter = true'],
    ['cors', { isAnswered: true, hasCors: false }, 'Servers of this version have no setting'],
    ['noAnswer', {}, 'Nothing answers at http://localhost:8090'],
    [
      'noAnswer',
      { pageUrl: 'http://localhost:3000/', requestUrl: 'http://localhost:3000/api' },
      'Nothing answers',
    ],
  ] as const)('%s: %o', (reason, known, words) => {
    const failure = explainFailure({ ...failed, ...known });
    expect(failure.reason).toBe(reason);
    expect(failure.message).toContain(words);
    expect(failure.message).toContain('curl command');
  });
});

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
