import Translate, { translate } from '@docusaurus/Translate';

/** Sends the request of the form around it. While one is on its way it stays focusable, so that the focus isn't lost. */
export default function SendButton({
  isPending,
  className,
}: {
  isPending: boolean;
  className?: string;
}) {
  return (
    <button
      type="submit"
      className={className}
      aria-disabled={isPending}
      title={translate({ id: 'tryIt.sendKeys', message: 'Ctrl+Enter, or ⌘+Enter' })}
    >
      <Translate id="tryIt.send">Send</Translate>
    </button>
  );
}
