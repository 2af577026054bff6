// The reader's own names in the samples of a page: server address, metalake, catalog and schema, set once in a dialog
// (src/theme/Root/dialogs.tsx) and kept in the browser. Loaded for a reader who has some, or who points to a sample.
import { translate } from '@docusaurus/Translate';
import { opensDialog, routeRendered } from '../../site/controls';
import { closest, element } from '../controls/dom';
import { fillIn, findNames, type SampleValues, usesNames } from './names';
import { onOtherWindow, readValues, writeValues } from './store';

/** What the build wrote into a sample, to put it back. */
const originals = new WeakMap<Element, string>();
const resets = 'data-resets-sample-values';

const samples = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.theme-code-block pre code'),
];

/** Puts back what the build wrote. */
function restore(code: Element): void {
  const html = originals.get(code);
  if (html !== undefined) {
    code.innerHTML = html;
    originals.delete(code);
  }
}

function textNodes(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    nodes.push(walker.currentNode as Text);
  }
  return nodes;
}

/** Fills the reader's values into a sample; returns whether there was a place for one. */
function fill(code: HTMLElement, names: SampleValues, values: SampleValues): boolean {
  const html = code.innerHTML;
  let isFilled = false;
  for (const node of textNodes(code)) {
    const parts = fillIn(node.data, names, values);
    if (parts.some(({ field }) => field !== undefined)) {
      isFilled = true;
      node.replaceWith(
        ...parts.map(({ text, field }) => {
          if (field === undefined) {
            return text;
          }
          const mark = element('span', '', text);
          mark.dataset.sampleValue = field;
          return mark;
        }),
      );
    }
  }
  if (isFilled) {
    originals.set(code, html);
  }
  return isFilled;
}

function makeButton(label: string, attribute: string, value: string): HTMLElement {
  const button = element('button', 'clean-btn', label);
  button.setAttribute('type', 'button');
  button.setAttribute(attribute, value);
  return button;
}

/** Says below the first sample that it isn't the page's own, with the ways back. */
function addNote(code: HTMLElement): void {
  const note = element(
    'p',
    '',
    translate({ id: 'sampleValues.note', message: 'This page’s samples show your values.' }),
    makeButton(
      translate({ id: 'sampleValues.change', message: 'Change' }),
      opensDialog,
      'sample-values',
    ),
    makeButton(translate({ id: 'sampleValues.reset', message: 'Reset' }), resets, ''),
  );
  note.dataset.sampleNote = '';
  code.closest('.theme-code-block')?.append(note);
}

/** Whether a sample uses a name that the reader may replace. */
export function hasNames(code: HTMLElement): boolean {
  const names = findNames(samples().map(({ textContent }) => textContent ?? ''));
  return textNodes(code).some(({ data }) => usesNames(data, names));
}

/** Shows the reader's values in all samples of the current page; without values, what the build wrote. */
export function showSampleValues(): void {
  document.querySelector('[data-sample-note]')?.remove();
  const codes = samples();
  for (const code of codes) {
    restore(code);
  }
  const values = readValues();
  if (Object.keys(values).length > 0) {
    const names = findNames(codes.map((code) => code.textContent ?? ''));
    const [first] = codes.filter((code) => fill(code, names, values));
    if (first) {
      addNote(first);
    }
  }
}

/** Keeps the reader's values, and shows them. */
export function setSampleValues(values: SampleValues): void {
  writeValues(values);
  showSampleValues();
}

onOtherWindow(showSampleValues);
// A page that has just been rendered gets the values before it is painted.
document.addEventListener(routeRendered, showSampleValues);
document.addEventListener('click', (event) => {
  if (closest(event, `[${resets}]`)) {
    const block = closest(event, '.theme-code-block');
    setSampleValues({});
    // The button that had the focus is gone with its note.
    block?.querySelector<HTMLElement>('[data-code-action="copy"]')?.focus();
  }
});
showSampleValues();

export { readValues } from './store';
