// Ejected, not wrapped: the stock page (30 lines) sends the reader to the owner of another site; this one leads on. Every page of the docs
// carries this component for addresses that it doesn't know, so what it shows is a file of its own.
import { lazy, Suspense } from 'react';

const Page = lazy(() => import('./page'));

export default function NotFoundContent(): React.JSX.Element {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
