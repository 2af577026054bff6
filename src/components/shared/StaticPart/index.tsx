import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { followLinks } from './links';

interface Props {
  /** Names the part in the page: its element has the attribute `data-static-…`. */
  name: string;
  /** Does what else the server's element needs, and returns a function that ends it. It must stay the same function. */
  attach?: (element: HTMLElement) => () => void;
  children: ReactNode;
}

/** The part in the page's HTML: React keeps the server's elements and hydrates none of them. */
function ServerPart({ element, name, attach }: Omit<Props, 'children'> & { element: Element }) {
  const ref = useRef<HTMLDivElement>(null);
  const history = useHistory();
  // Serialized only when React reads it to recreate the element after a failed hydration.
  const markup = (): string => element.innerHTML;
  const [html] = useState({ __html: { toString: markup, toJSON: markup } });
  useEffect(() => (ref.current ? followLinks(ref.current, history) : undefined), [history]);
  useEffect(() => (ref.current ? attach?.(ref.current) : undefined), [attach]);
  return (
    <div
      ref={ref}
      className="unboxed"
      {...{ [`data-static-${name}`]: '' }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server rendered into this very page
      dangerouslySetInnerHTML={html}
    />
  );
}

/**
 * A part of a page that needs no React: on the page that the reader opens, React keeps the server's elements.
 * Hydrating every word and link was most of the script time. Parts reached by a link are rendered as usual.
 */
export default function StaticPart({ name, attach, children }: Props) {
  const isBrowser = useIsBrowser();
  const [element] = useState(() =>
    // After a save, the development server renders the page again next to its old elements, which aren't server-rendered.
    ExecutionEnvironment.canUseDOM && !isBrowser && process.env.NODE_ENV !== 'development'
      ? document.querySelector(`[data-static-${name}]`)
      : null,
  );
  return element === null ? (
    <div className="unboxed" {...{ [`data-static-${name}`]: '' }}>
      {children}
    </div>
  ) : (
    <ServerPart {...{ element, name, attach }} />
  );
}
