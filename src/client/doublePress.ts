// Client module. The router tells a link to the page at hand by the page that is shown, not by the one that is on its way: the second
// half of a double press on a link would add the same page to the history once more.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Whether a click is the second of a double press, on a link that leads where the first one has led already. */
function isRepeated({ target, detail, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('a[href]:not([target], [role="button"])')
      : null;
  const isForNewTab = ctrlKey || metaKey || shiftKey;
  return detail > 1 && !isForNewTab && link?.href === window.location.href;
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener(
    'click',
    (event) => {
      if (isRepeated(event)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    { capture: true },
  );
}
