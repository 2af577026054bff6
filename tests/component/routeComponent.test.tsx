import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Page, routeComponent } from '../../src/theme/routing/routeComponent';

const page: Page = {
  __comp: (props: object) => <h1>{JSON.stringify(props)}</h1>,
  __context: { plugin: { name: 'docs', id: 'default' } },
  __props: { version: '0.5.1' },
  content: 'article',
};

describe('the component of a route', () => {
  it('renders what was loaded ahead at once, with its own props', async () => {
    const Route = routeComponent(() => Promise.resolve(page));
    await Route.preload();
    render(<Route />);
    expect(screen.getByRole('heading').textContent).toBe('{"content":"article","version":"0.5.1"}');
  });

  it('loads once for any number of calls', async () => {
    let calls = 0;
    const Route = routeComponent(() => {
      calls += 1;
      return Promise.resolve(page);
    });
    await Promise.all([Route.preload(), Route.preload()]);
    await Route.preload();
    expect(calls).toBe(1);
  });

  it('shows a failure with Retry, which loads again', async () => {
    let isThere = false;
    const Route = routeComponent(() =>
      isThere ? Promise.resolve(page) : Promise.reject(new Error('Loading chunk docs failed')),
    );
    await expect(Route.preload()).rejects.toThrow('Loading chunk docs failed');
    render(<Route />);
    expect((await screen.findByRole('alert')).textContent).toContain('Loading chunk docs failed');
    isThere = true;
    await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
    expect(await screen.findByRole('heading')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
