import nprogress from 'nprogress';
import { createRoot, type Root } from 'react-dom/client';
import LoadError from './Loading/LoadError';
import styles from './Loading/styles.module.css';

/** Milliseconds after which a server that doesn't answer counts as out of reach. */
const patience = 5000;
/** Milliseconds after a click at which the framework starts the progress bar; it doesn't know that the change has failed. */
const progressDelay = 200;

let asking: Promise<boolean> | undefined;
let shown: { box: HTMLElement; root: Root } | undefined;

/** Asks whether the site answers at all, with whatever status. Callers at the same time share one question. */
export function isServerThere(): Promise<boolean> {
  asking ??= fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  })
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** Shows a failure over the foot of the page, in view wherever the page is scrolled to. */
export function showOverPage(error: unknown, retry: () => void): void {
  if (shown === undefined) {
    const box = document.createElement('div');
    box.className = styles.overPage ?? '';
    document.body.append(box);
    shown = { box, root: createRoot(box) };
  }
  shown.root.render(<LoadError error={error} retry={retry} />);
}

/** Takes it away again, if it is there. */
export function hideOverPage(): void {
  shown?.root.unmount();
  shown?.box.remove();
  shown = undefined;
}

async function tryAgain(): Promise<void> {
  if (await isServerThere()) {
    window.location.reload();
  } else {
    showOverPage('There is still no connection to this site.', tryAgain);
  }
}

/** Says that the connection is lost. The page that the reader has stays; a reload would replace it by the browser's error. */
export function showLostConnection(): void {
  window.setTimeout(() => nprogress.done(), progressDelay);
  showOverPage(
    'There is no connection to this site. What you were reading is still here.',
    tryAgain,
  );
}
