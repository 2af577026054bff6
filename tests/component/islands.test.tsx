import Island from '@site/src/components/shared/Island';
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startIslands } from '../../src/components/shared/StaticArticle/islands';

/** What a browser would show in its console; happy-dom has no such function. */
const report = vi.fn<(error: Error) => void>();
beforeEach(() => {
  vi.stubGlobal('reportError', report);
});
afterEach(() => {
  expect(report.mock.calls.splice(0)).toEqual([]);
  vi.unstubAllGlobals();
});

function Counter({ start }: { start: number }): React.JSX.Element {
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

/** An article as the server wrote it, with one island. */
function article(island: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = `<p>Text</p><div data-island="${island}" data-island-props='{"start":3}'>${renderToString(<Counter start={3} />)}</div>`;
  return element;
}
const registry = { counter: async () => ({ default: Counter }) };

describe('islands of an article', () => {
  it('come alive with the props of the page, and end as the server’s HTML', async () => {
    const element = article('counter');
    const served = element.innerHTML;
    const end = await act(async () => startIslands(element, registry));
    const button = element.querySelector('button');
    await act(async () => button?.click());
    expect(element.querySelector('button')?.textContent).toBe('4');
    expect(element.querySelector('button')).toBe(button);
    await act(async () => end());
    expect(element.innerHTML).toBe(served);
  });

  it('report a name that the registry doesn’t have, and leave the HTML as it is', async () => {
    const element = article('lost');
    const served = element.innerHTML;
    await act(async () => startIslands(element, registry));
    expect(report.mock.calls.splice(0).map(([{ message }]) => message)).toEqual([
      'The page has an island "lost", which src/components/shared/StaticArticle/registry.ts doesn\'t name. It names: counter.',
    ]);
    expect(element.innerHTML).toBe(served);
  });

  it('that crash say so in their own place, and Retry renders them again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    function Fragile({ start }: { start: number }): React.JSX.Element {
      if (isBroken) {
        throw new Error('broken part');
      }
      return <Counter start={start} />;
    }
    const element = article('counter');
    await act(async () => startIslands(element, { counter: async () => ({ default: Fragile }) }));
    vi.restoreAllMocks();
    report.mockClear();
    const alert = (): Element | null => element.querySelector('[data-island] [role="alert"]');
    expect(alert()?.textContent).toContain('broken part');
    expect(element.querySelector('p')?.textContent).toBe('Text');
    isBroken = false;
    await act(async () => alert()?.querySelector('button')?.click());
    expect(alert()).toBeNull();
    expect(element.querySelector('button')?.textContent).toBe('3');
  });

  it('keep a crash to themselves where React renders the article, too', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Broken(): never {
      throw new Error('broken part');
    }
    const { container } = render(
      <article>
        <p>Text</p>
        <Island name="counter" props={{}}>
          <Broken />
        </Island>
      </article>,
    );
    vi.restoreAllMocks();
    report.mockClear();
    expect(container.querySelector('p')?.textContent).toBe('Text');
    expect(container.querySelector('[role="alert"]')?.textContent).toContain('broken part');
  });

  it('whose code can’t be loaded stay as they are, and a press tries again and says so', async () => {
    const element = article('counter');
    const served = element.innerHTML;
    let failures = 3;
    const failing = {
      counter: async () => {
        failures -= 1;
        if (failures >= 0) {
          throw new Error('no script');
        }
        return { default: Counter };
      },
    };
    await act(async () => startIslands(element, failing));
    expect(report.mock.calls.splice(0).map(([{ message }]) => message)).toEqual(['no script']);
    expect(element.innerHTML).toBe(served);
    const button = element.querySelector('button');
    const retry = (): HTMLElement | null => element.querySelector('[role="alert"] button');
    await act(async () => button?.click());
    expect(element.querySelector('[role="alert"]')?.textContent).toContain('no script');
    await act(async () => retry()?.click());
    expect(retry()).not.toBeNull();
    await act(async () => retry()?.click());
    expect(retry()).toBeNull();
    await act(async () => button?.click());
    expect(button?.textContent).toBe('4');
  });
});
