import { translate } from '@docusaurus/Translate';
import { type ReactNode, useState } from 'react';

interface Props {
  error: unknown;
  retry: () => void;
  heading?: string;
}

/** Shows why a page or a part of it could not be loaded, with a button to retry (specification §8). */
export default function LoadError({
  error,
  retry,
  heading = translate({
    id: 'loadError.part',
    message: 'This part of the page could not be loaded.',
  }),
}: Props) {
  return (
    <div role="alert" className="load-error">
      <p>{heading}</p>
      <p>{String(error)}</p>
      <button type="button" className="filled-action" onClick={retry}>
        {translate({ id: 'loadError.retry', message: 'Retry' })}
      </button>
    </div>
  );
}

/**
 * Loads a part of a page on request. React's `lazy` would never load it again after a failure.
 * @returns what the place shows, and a function that loads the part, with a text to show meanwhile.
 */
export function useLoaded(part: () => Promise<ReactNode>, before: ReactNode) {
  const [content, setContent] = useState<ReactNode>(<p>{before}</p>);
  const load = (meanwhile?: string): void => {
    if (meanwhile) {
      setContent(<p>{meanwhile}</p>);
    }
    part().then(setContent, (error: unknown) =>
      setContent(<LoadError error={error} retry={() => load(meanwhile)} />),
    );
  };
  return [content, load] as const;
}
