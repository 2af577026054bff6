import { loadError } from '@site/src/site/loadError';

/** Says why a page could not be loaded, and offers to try again (specification §8). */
export default function LoadError({
  error,
  retry,
}: {
  error: unknown;
  retry: () => void;
}): React.JSX.Element {
  return (
    <div role="alert" className="load-error">
      <p>{loadError.heading}</p>
      <p className="load-error__message">{String(error)}</p>
      <button type="button" className="load-error__retry" onClick={retry}>
        {loadError.retry}
      </button>
    </div>
  );
}
