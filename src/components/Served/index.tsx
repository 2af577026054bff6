import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, type RefCallback, useCallback, useState } from 'react';
import { servedElement, servedMarkup } from './element';
import { followLinks } from './links';

interface Props {
  /** Unique on the page. */
  name: string;
  /** The same on all pages: stays the server's HTML on those that the reader goes to, too. */
  isSame?: boolean;
  children: ReactNode;
}

/**
 * A part of a page that needs nothing but its links: where the reader opens the page, it stays the server's HTML and React
 * hydrates none of it. Pages reached from there render it as usual.
 */
export default function Served({ name, isSame = false, children }: Props): React.JSX.Element {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const [isServed] = useState((isSame || !isBrowser) && servedElement(name) !== undefined);
  const follow: RefCallback<HTMLElement> = useCallback(
    (element) => (element ? followLinks(element, history) : undefined),
    [history],
  );
  if (!isServed) {
    return <div data-served={name}>{children}</div>;
  }
  return (
    <div
      ref={follow}
      data-served={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server rendered into this very page
      dangerouslySetInnerHTML={servedMarkup(servedElement(name))}
    />
  );
}
