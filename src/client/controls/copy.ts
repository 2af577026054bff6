import { translate } from '@docusaurus/Translate';
import { closest, element, onPress } from './dom';

/** The framework's message for its own code blocks. */
const copied = translate({ id: 'theme.CodeBlock.copied', message: 'Copied' });

const shownMs = 1000;

let announcer: HTMLElement | undefined;

function announce(text: string): void {
  if (announcer === undefined) {
    announcer = element('div', 'visually-hidden');
    announcer.setAttribute('role', 'status');
    document.body.append(announcer);
  }
  announcer.textContent = text;
}

export const codeBlock = '.theme-code-block, [data-copyable]';

/** Returns the code of a block, without line numbers, which CSS draws. */
export const codeOf = (block: Element): HTMLElement | null =>
  block.querySelector('pre code, [data-copyable] > code');

/** Copies the text of an element, and shows it on the pressed button for a moment. */
async function copyText(button: HTMLElement, code: Element | null): Promise<void> {
  if (code === null || button.dataset.state === 'done') {
    return;
  }
  try {
    // Undefined on insecure origins, such as in a local network. The code is then selected, so that the reader can copy it.
    await navigator.clipboard.writeText(code.textContent ?? '');
  } catch {
    window.getSelection()?.selectAllChildren(code);
    announce(
      translate({
        id: 'codeControls.refused',
        message: 'Copying is not allowed here. The code is selected: copy it with the keyboard.',
      }),
    );
    return;
  }
  const label = button.getAttribute('aria-label') ?? '';
  button.dataset.state = 'done';
  button.setAttribute('aria-label', copied);
  announce(copied);
  window.setTimeout(() => {
    delete button.dataset.state;
    button.setAttribute('aria-label', label);
    announce('');
  }, shownMs);
}

/** Handles the buttons that copy a block of code or a key. */
export function controlCopying(): void {
  onPress('click', (event) => {
    const button = closest(event, '[data-code-action="copy"]');
    const keyButton = closest(event, '[data-copy-key]');
    const block = closest(event, codeBlock);
    if (button && block) {
      event.preventDefault();
      void copyText(button, codeOf(block));
    } else if (keyButton) {
      event.preventDefault();
      void copyText(keyButton, keyButton.parentElement?.firstElementChild ?? null);
    }
  });
}
