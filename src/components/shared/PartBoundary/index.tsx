import ErrorBoundary from '@docusaurus/ErrorBoundary';
import LoadError from '@site/src/components/shared/LoadError';
import type { ReactNode } from 'react';

/** Keeps a crash inside a part of a page, and offers to try that part again. */
export default function PartBoundary({ children }: { children?: ReactNode }) {
  return (
    <ErrorBoundary fallback={({ error, tryAgain }) => <LoadError error={error} retry={tryAgain} />}>
      {children}
    </ErrorBoundary>
  );
}
