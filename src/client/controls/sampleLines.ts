import './sampleLines.css';
import { closest } from './dom';

type Span = readonly [id: string, start: number, end: number];

/** Finds the fields of a REST page in a sample: the variable parts of its path, and the members of its JSON by their indents. */
export function fieldSpans(text: string, body: string, template: string): Span[] {
  const path = new RegExp(template.replace(/\{.*?\}/g, '([^/?"\'\\s]+)'), 'd').exec(text);
  const spans = [...template.matchAll(/\{(.*?)\}/g)].map(([, name], index): Span => {
    const [start, end] = path?.indices?.[index + 1] ?? [0, 0];
    return [`parameters.${name}`, start, end];
  });
  let open: { name: string; indent: number }[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const [, { length: indent } = '', name, end] = /^( *)(?:"(.+?)":|([}\]]))?/.exec(line) ?? [];
    open = open.filter((member) => member.indent < indent || (end && member.indent === indent));
    open.push(...(name ? [{ name, indent }] : []));
    spans.push([[body, ...open.map((member) => member.name)].join('.'), at, at + line.length]);
    at += line.length + 1;
  }
  return spans;
}

/** Lists the parts of a sample with the ids of their fields. */
function partsOf(code: Element): { id: string; range: Range }[] {
  const { value = '' } = code.closest<HTMLElement>('[data-value]')?.dataset ?? {};
  const path = document.querySelector('.rest-path')?.textContent ?? '';
  const spans = fieldSpans(code.textContent ?? '', /^\d/.test(value) ? value : 'request', path);
  return spans.map(([id, start, end]) => {
    const range = new Range();
    const nodes = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let at = 0, node = nodes.nextNode(); node instanceof Text; node = nodes.nextNode()) {
      if (at <= start) range.setStart(node, Math.min(start - at, node.length));
      if (at < end) range.setEnd(node, Math.min(end - at, node.length));
      at += node.length;
    }
    return { id, range };
  });
}

/** Returns the field with an id, or the nearest one around it. */
const fieldOf = (id: string): Element | null =>
  document.querySelector(`.rest-fields > [id="${CSS.escape(id)}"]`) ??
  ((id && fieldOf(id.slice(0, Math.max(0, id.lastIndexOf('.'))))) || null);

/** Returns the field of what is at a point of a sample. */
function pointedField(sample: Element, { clientX: x, clientY: y }: MouseEvent): Element | null {
  const part = partsOf(sample).find(({ range }) => {
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return left <= x && x < right && top <= y && y < bottom;
  });
  return part ? fieldOf(part.id) : null;
}

/** Marks the field that the reader points at or focuses, or points at in a sample, and what all samples have of it. */
function follow(event: Event): void {
  const sample = event instanceof MouseEvent ? closest(event, '.rest-side pre > code') : null;
  const field = sample
    ? pointedField(sample, event as MouseEvent)
    : closest(event, '.rest-fields > li[id]');
  const marked = document.querySelector('[data-marked]');
  if (field !== marked) {
    marked?.removeAttribute('data-marked');
    field?.setAttribute('data-marked', '');
    const parts = [...document.querySelectorAll('.rest-side pre > code')].flatMap(partsOf);
    const ranges = parts.filter(({ id }) => field?.contains(fieldOf(id))).map(({ range }) => range);
    CSS.highlights.set('marked-sample', new Highlight(...ranges));
  }
}

/** Follows the reader, once, in browsers that can mark text. */
export function markSampleLines(): void {
  if ('highlights' in CSS) {
    document.addEventListener('mousemove', follow);
    document.addEventListener('focusin', follow);
  }
}
