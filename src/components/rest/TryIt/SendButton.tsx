import Translate, { translate } from '@docusaurus/Translate';

/** Sends the request of the form around it. It stays focusable while a request is on its way, so the focus isn't lost. */
export default function SendButton({
  isPending,
  className,
}: {
  isPending: boolean;
  className: string | undefined;
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
