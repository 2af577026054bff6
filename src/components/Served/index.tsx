import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useState } from 'react';

/** Text without life: on the page that the reader opens it stays the server's HTML and is not computed again. */
export default function Served({ children }: { children: ReactNode }): React.JSX.Element {
  const isBrowser = useIsBrowser();
  const [isHydrated] = useState(ExecutionEnvironment.canUseDOM && !isBrowser);
  return isHydrated ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, the server's HTML stays
    <span suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <span>{children}</span>
  );
}
