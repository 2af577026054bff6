import { translate } from '@docusaurus/Translate';
import { codeBlock, codeOf } from './copy';
import { closest } from './dom';

/** The framework has this word for its own blocks of code. */
const wrap = translate({ id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap' });

/** Adds a button like the one that copies before the others; returns it unless the block has it. */
function addButton(block: HTMLElement, action: string, label: string): HTMLElement | undefined {
  const copyButton = block.querySelector('[data-code-action="copy"]');
  if (copyButton === null || block.querySelector(`[data-code-action="${action}"]`) !== null) {
    return undefined;
  }
  const button = copyButton.cloneNode() as HTMLElement;
  // The block may have been copied just now.
  delete button.dataset.state;
  button.dataset.codeAction = action;
  button.title = label;
  button.setAttribute('aria-label', label);
  block.querySelector('[data-code-action]')?.before(button);
  return button;
}

/** Offers to wrap the lines of a block that is wider than its place; looked at when the reader comes to it. */
function offerWrap(block: HTMLElement): void {
  const pre = block.querySelector('pre');
  if (pre !== null && pre.scrollWidth > pre.clientWidth) {
    addButton(block, 'wrap', wrap)?.setAttribute('aria-pressed', 'false');
  }
}

/** Offers to run the samples that the build has marked. The first press loads what runs them. */
export function offerRuns(): void {
  const isDocs = /\/docs\/[^/]+\/./.test(window.location.pathname);
  for (const block of document.querySelectorAll<HTMLElement>('[data-runnable]')) {
    // A page that isn't of a version of the documentation has to name the version that it simulates.
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

/** Handles the buttons of code blocks that need the app; `copy.ts` handles those that copy. */
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
