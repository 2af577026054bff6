import { translate } from '@docusaurus/Translate';
import { codeControls } from '../../site/codeControls';
import { opensDialog } from '../../site/dialogs';
import { sampleValues } from '../../site/sampleValues';
import { translated } from '../../words/translated';
import { hasNames } from '../sampleValues';
import { isDocsPage, looksRunnable } from './runnable';

const words = translated('codeControls', codeControls);
const { offer } = translated('sampleValues', sampleValues);
/** The framework has these, for its own blocks of code. */
const copied = translate({ id: 'theme.CodeBlock.copied', message: 'Copied' });
const wrap = translate({ id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap' });

/** How long the copy button says that it has copied, in milliseconds. */
const shownMs = 1000;

let announcer: HTMLElement | undefined;

/** Tells a screen reader what a button did. */
function announce(text: string): void {
  if (announcer === undefined) {
    announcer = document.createElement('div');
    announcer.className = 'visually-hidden';
    announcer.setAttribute('role', 'status');
    document.body.append(announcer);
  }
  announcer.textContent = text;
}

/** The code of a block: line numbers are drawn by CSS and no part of it. */
const codeOf = (block: Element): HTMLElement | null =>
  block.querySelector('pre code, [data-copyable] > code');

/** Copies the text of an element and says so on the button that was pressed, which then rests for a moment. */
export async function copyText(button: HTMLElement, code: Element | null): Promise<void> {
  if (code === null || button.dataset.state === 'done') {
    return;
  }
  try {
    // Not defined on an unsafe origin, such as a local network's; then the code is selected for the reader to copy.
    await navigator.clipboard.writeText(code.textContent ?? '');
  } catch {
    window.getSelection()?.selectAllChildren(code);
    announce(words.refused);
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

/** Adds a button before the one that copies, and in its form; returns it unless the block has it. */
function addButton(block: HTMLElement, action: string, label: string): HTMLElement | undefined {
  const copyButton = block.querySelector('[data-code-action="copy"]');
  if (copyButton === null || block.querySelector(`[data-code-action="${action}"]`) !== null) {
    return undefined;
  }
  const button = copyButton.cloneNode() as HTMLElement;
  button.dataset.codeAction = action;
  button.title = label;
  button.setAttribute('aria-label', label);
  copyButton.before(button);
  return button;
}

/** Offers to wrap the lines of a block that is wider than its place; looked at when the reader comes to it. */
function offerWrap(block: HTMLElement): void {
  const pre = block.querySelector('pre');
  if (pre !== null && pre.scrollWidth > pre.clientWidth) {
    addButton(block, 'wrap', wrap)?.setAttribute('aria-pressed', 'false');
  }
}

/** Blocks that have been searched for names: the pointer crosses many elements of a block, and the search reads all samples. */
const searched = new WeakSet<HTMLElement>();

/** Offers to put the reader's own names into a block that has some. */
function offerValues(block: HTMLElement): void {
  const code = codeOf(block);
  if (code === null || searched.has(block)) {
    return;
  }
  searched.add(block);
  if (hasNames(code)) {
    addButton(block, 'values', offer)?.setAttribute(opensDialog, 'sample-values');
  }
}

/** Offers to run the samples of the page that the sandbox can answer. What runs them is loaded by the first press. */
export function offerRuns(): void {
  if (!isDocsPage()) {
    return;
  }
  for (const block of document.querySelectorAll<HTMLElement>('.theme-code-block')) {
    if (looksRunnable(codeOf(block)?.textContent ?? '')) {
      const button = addButton(block, 'run', words.runHere);
      if (button) {
        button.textContent = words.run;
        // At the edge: it is always shown, those beside it while the pointer rests on the block.
        button.parentElement?.append(button);
      }
    }
  }
}

async function run(block: HTMLElement): Promise<void> {
  const { runSample } = await import('./run');
  await runSample(block, codeOf(block)?.textContent ?? '');
}

function toggleWrap(button: HTMLElement, block: HTMLElement): void {
  const isWrapped = block.toggleAttribute('data-wrapped');
  button.setAttribute('aria-pressed', String(isWrapped));
}

const blockOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element
    ? target.closest<HTMLElement>('.theme-code-block, [data-copyable]')
    : null;

/** Gives life to the buttons of all code blocks, those of pages to come too. */
export function controlCodeBlocks(): void {
  document.addEventListener('click', ({ target }) => {
    const block = blockOf(target);
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-code-action]') : null;
    if (block === null || button === null) {
      return;
    }
    if (button.dataset.codeAction === 'wrap') {
      toggleWrap(button, block);
    } else if (button.dataset.codeAction === 'copy') {
      void copyText(button, codeOf(block));
    } else if (button.dataset.codeAction === 'run') {
      run(block).catch(reportError);
    }
  });
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const block = blockOf(target);
      if (block !== null) {
        offerWrap(block);
        offerValues(block);
      }
    });
  }
}
