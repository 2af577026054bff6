import { loadError as loadErrorWords } from '@site/src/site/loadError';
import { translated } from '@site/src/words/translated';

const loadError = translated('loadError', loadErrorWords);

/** Says why a page, or a part of one, could not be loaded, and offers to try again (specification §8). */
export default function LoadError({
  error,
  retry,
  heading = loadError.heading,
}: {
  error: unknown;
  retry: () => void;
  heading?: string;
}): React.JSX.Element {
  return (
    <div role="alert" className="load-error">
      <p>{heading}</p>
      <p className="load-error__message">{String(error)}</p>
      <button type="button" className="load-error__retry" onClick={retry}>
        {loadError.retry}
      </button>
    </div>
  );
}
