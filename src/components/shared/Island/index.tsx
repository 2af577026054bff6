import PartBoundary from '@site/src/components/shared/PartBoundary';
import type { ReactNode } from 'react';

interface Props {
  /** A name of `src/client/islands.ts`. */
  name: string;
  /** What the component gets in the browser; it must survive JSON. */
  props: object;
  /** The component itself, as the server renders it. */
  children: ReactNode;
}

/**
 * Marks a component inside an article that needs React in the browser. The article around it stays the server's HTML; the
 * component is loaded by its name and hydrated alone.
 */
export default function Island({ name, props, children }: Props) {
  return (
    <div data-island={name} data-island-props={JSON.stringify(props)}>
      <PartBoundary>{children}</PartBoundary>
    </div>
  );
}
