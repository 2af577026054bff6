import { translate } from '@docusaurus/Translate';

/** Says why a page, or a part of one, could not be loaded, and offers to try again (specification §8). */
export default function LoadError({
  error,
  retry,
  heading = translate({
    id: 'loadError.part',
    message: 'This part of the page could not be loaded.',
  }),
}: {
  error: unknown;
  retry: () => void;
  heading?: string;
}) {
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
