import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  type Page,
  type PreloadableComponent,
  routeComponent,
} from '../../src/theme/routing/routeComponent';
import { addLoaders, route } from '../../src/theme/routing/tables';

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

  it('is made of the modules that a route names; one without a default export is an error that names the page', async () => {
    const { __comp } = page;
    addLoaders({
      'docs~item': () => Promise.resolve({ default: __comp }),
      data: () => Promise.resolve({ default: { label: 'Next' } }),
      wrong: () => Promise.resolve({ default: undefined }),
    });
    const { component } = route('/a', { __comp: 'docs~item', version: 'data', items: ['data'] });
    const Right = component as PreloadableComponent;
    await Right.preload();
    render(
      <RouteContextProvider value={{ plugin: { name: 'docs', id: 'default' } }}>
        <Right />
      </RouteContextProvider>,
    );
    expect(screen.getByRole('heading').textContent).toBe(
      '{"version":{"label":"Next"},"items":[{"label":"Next"}]}',
    );
    const wrong = route('/b', { __comp: 'wrong' }).component as PreloadableComponent;
    await expect(wrong.preload()).rejects.toThrow(
      "The page component at /b doesn't have a default export. This makes it impossible to render anything.",
    );
    const unknown = route('/c', { __comp: 'nowhere' }).component as PreloadableComponent;
    await expect(unknown.preload()).rejects.toThrow('No module "nowhere"');
  });
});
