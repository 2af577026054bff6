import { useHistory } from '@docusaurus/router';
import { type IslandRegistry, startIslands } from '@site/src/components/Article/islands';
import { type ComponentType, useEffect, useRef } from 'react';
import { servedElement, servedMarkup } from './element';
import { followLinks } from './links';

interface Options {
  /** Unique on the page and among pages. */
  name: string;
  /** Components inside the part that are given life alone. */
  islands: IslandRegistry;
  load: () => Promise<{ default: ComponentType }>;
}

/**
 * A part of a page whose code is loaded only where it is needed. Where the reader opens the page, the part stays the server's
 * HTML, and it is that HTML again when the reader comes back; reached by a link, it is loaded before the page is shown. What
 * reacts to the reader inside is an `Island`, or marked up for `src/theme/controls`.
 *
 * A page awaits it at the top of its module.
 */
export async function servedPart({ name, islands, load }: Options): Promise<ComponentType> {
  const element = servedElement(name);
  if (element === undefined) {
    const { default: Part } = await load();
    return () => (
      <div data-served={name}>
        <Part />
      </div>
    );
  }
  const html = servedMarkup(element);
  return function ServedPart() {
    const ref = useRef<HTMLDivElement>(null);
    const history = useHistory();
    useEffect(() => (ref.current ? followLinks(ref.current, history) : undefined), [history]);
    useEffect(() => (ref.current ? startIslands(ref.current, islands) : undefined), []);
    return (
      <div
        ref={ref}
        data-served={name}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server rendered into this very page
        dangerouslySetInnerHTML={html}
      />
    );
  };
}
