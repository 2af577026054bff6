// Replaces the stock component, which provides Markdown's components by a context: here Markdown imports them (MDXComponents/provider).
import type { ReactNode } from 'react';

export default function MDXContent({ children }: { children: ReactNode }): ReactNode {
  return children;
}
