import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

/** A component that is given the props written into the page; it checks nothing, the build wrote them. */
// biome-ignore lint/suspicious/noExplicitAny: each island has props of its own, known to the build only
type IslandComponent = ComponentType<any>;

/** Loaders of islands, by name. */
export type IslandRegistry = Record<string, () => Promise<{ default: IslandComponent }>>;

interface Live {
  place: HTMLElement;
  Component: IslandComponent;
  props: object;
}

async function load(registry: IslandRegistry, place: HTMLElement): Promise<Live | undefined> {
  const { island = '', islandProps = '{}' } = place.dataset;
  const loader = registry[island];
  if (loader === undefined) {
    console.error(
      `The page has an island "${island}", which src/theme/islands.ts doesn't name. It names: ${Object.keys(registry).join(', ') || 'none'}.`,
    );
    return undefined;
  }
  const { default: Component } = await loader();
  return { place, Component, props: JSON.parse(islandProps) };
}

/** Renders the islands of a static container in their places, as soon as their code is there. */
export function Islands({
  registry,
  container,
}: {
  registry: IslandRegistry;
  container: RefObject<HTMLElement | null>;
}): React.JSX.Element {
  const [live, setLive] = useState<readonly Live[]>([]);
  useEffect(() => {
    let isMounted = true;
    const places = container.current?.querySelectorAll<HTMLElement>('[data-island]') ?? [];
    for (const place of places) {
      load(registry, place).then((island) => {
        if (island !== undefined && isMounted) {
          // One frame: the server's elements go and the component's come, before anything is painted.
          flushSync(() => {
            place.replaceChildren();
            setLive((before) => [...before, island]);
          });
        }
      });
    }
    return () => {
      isMounted = false;
    };
  }, [registry, container]);
  return (
    <>{live.map(({ place, Component, props }) => createPortal(<Component {...props} />, place))}</>
  );
}
