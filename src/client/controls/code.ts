import { translate } from '@docusaurus/Translate';
import { codeBlock, codeOf } from './copy';
import { closest } from './dom';

/** The framework's message for its own code blocks. */
const wrap = translate({ id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap' });

/** Adds a button before the others. Returns it unless the block already has it. */
function addButton(block: HTMLElement, action: string, label: string): HTMLElement | undefined {
  const copyButton = block.querySelector('[data-code-action="copy"]');
  if (copyButton === null || block.querySelector(`[data-code-action="${action}"]`) !== null) {
    return undefined;
  }
  const button = copyButton.cloneNode() as HTMLElement;
  // The copy button may still show that it has copied.
  delete button.dataset.state;
  button.dataset.codeAction = action;
  button.title = label;
  button.setAttribute('aria-label', label);
  block.querySelector('[data-code-action]')?.before(button);
  return button;
}

/** Adds a button that wraps lines to a block that is too wide, once it is visible. */
function offerWrap(block: HTMLElement): void {
  const pre = block.querySelector('pre');
  if (pre !== null && pre.scrollWidth > pre.clientWidth) {
    addButton(block, 'wrap', wrap)?.setAttribute('aria-pressed', 'false');
  }
}

/** Adds a button to the samples that the sandbox can run. The first press loads the sandbox. */
export function offerRuns(): void {
  const isDocs = /\/docs\/[^/]+\/./.test(window.location.pathname);
  for (const block of document.querySelectorAll<HTMLElement>('[data-runnable]')) {
    // Pages outside the documentation have to name the version to simulate.
    const button =
      (isDocs || block.dataset.runnable) &&
      addButton(
        block,
        'run',
        translate({ id: 'codeControls.runHere', message: 'Run in the simulated server' }),
      );
    if (button) {
      button.textContent = translate({ id: 'codeControls.run', message: 'Run' });
    }
  }
}

/** Handles the buttons of code blocks, except for the copy button. */
export function controlCodeBlocks(): void {
  document.addEventListener('click', (event) => {
    const block = closest(event, codeBlock);
    const button = closest(event, '[data-code-action]');
    if (block === null || button === null) {
      return;
    }
    if (button.dataset.codeAction === 'wrap') {
      button.setAttribute('aria-pressed', String(block.toggleAttribute('data-wrapped')));
    } else if (button.dataset.codeAction === 'run') {
      const code = codeOf(block)?.textContent ?? '';
      import('./run').then(({ runSample }) => runSample(block, code)).catch(reportError);
    }
  });
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => {
      const block = closest(event, codeBlock);
      if (block !== null) {
        offerWrap(block);
      }
    });
  }
}
