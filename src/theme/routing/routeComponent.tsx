import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import Loading from '@theme/Loading';
import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from 'react';

/** The loaded modules of a route, in the framework's shape; what has no underscores goes to the component as it is. */
export interface Page {
  __comp: ComponentType<object>;
  __context?: ComponentProps<typeof RouteContextProvider>['value'];
  __props?: object;
  [prop: string]: unknown;
}

/** A component whose code can be loaded ahead. */
export type PreloadableComponent = ComponentType<object> & { preload: () => Promise<void> };

/** Milliseconds before a page that is loading says so (specification §2). */
const patience = 200;

/** Shows what goes on while a page's modules are missing: only after an attempt to load them ahead has failed. */
function Missing({
  load,
  onLoad,
}: {
  load: () => Promise<void>;
  onLoad: () => void;
}): React.JSX.Element {
  const [error, setError] = useState<unknown>();
  const [pastDelay, setPastDelay] = useState(false);
  const attempt = useCallback(() => {
    setError(undefined);
    load().then(onLoad, setError);
  }, [load, onLoad]);
  useEffect(() => {
    attempt();
    const timer = setTimeout(setPastDelay, patience, true);
    return () => clearTimeout(timer);
  }, [attempt]);
  return <Loading error={error} retry={attempt} pastDelay={pastDelay} isLoading timedOut={false} />;
}

/**
 * Makes the component of a route. Takes the place of the core's ComponentCreator in the browser, and of react-loadable with it:
 * 2 KB of brotli, and a context that stays the same from one rendering to the next.
 */
export function routeComponent(loadPage: () => Promise<Page>): PreloadableComponent {
  let page: Page | undefined;
  let loading: Promise<void> | undefined;
  const preload = (): Promise<void> => {
    loading ??= loadPage().then(
      (loaded) => {
        page = loaded;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  function Route(props: object): React.JSX.Element {
    const [, setLoaded] = useState(false);
    const onLoad = useCallback(() => setLoaded(true), []);
    if (page === undefined) {
      return <Missing load={preload} onLoad={onLoad} />;
    }
    const { __comp: Component, __context, __props, ...rest } = page;
    return (
      <RouteContextProvider value={__context ?? null}>
        <Component {...rest} {...__props} {...props} />
      </RouteContextProvider>
    );
  }
  return Object.assign(Route, { preload });
}
