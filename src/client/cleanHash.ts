// Client module. Makes the fragment of a route one that the framework can decode.
import { decodable } from './decodable';

/** A fragment that a reader typed or a link brought: the framework decodes it once the page is rendered. */
export function onRouteUpdate({ location }: { location: Location }): void {
  const hash = decodable(location.hash);
  if (hash !== location.hash) {
    location.hash = hash;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  }
}
