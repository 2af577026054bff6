import { closest } from './dom';

type Span = readonly [id: string, start: number, end: number];

/** Finds the fields of a REST page in a sample: path variables, and members of indented JSON. */
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

/** Lists the parts of a sample, each with its field or the closest parent field. */
function partsOf(code: Element): { field: Element | null; range: Range }[] {
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
    const ids = id.split('.').map((_, depth, names) => names.slice(0, depth + 1).join('.'));
    const field = ids.map((name) => document.getElementById(name)).findLast(Boolean);
    return { field: field?.closest('.rest-fields > li') ?? null, range };
  });
}

/** Marks the field that the reader points at or focuses, and its parts in all samples. */
function follow(event: MouseEvent | FocusEvent): void {
  const samples = '.rest-side pre > code';
  const code = event instanceof MouseEvent && closest(event, samples);
  const pointed = (code ? partsOf(code) : []).find(({ range }) => {
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const { clientX: x, clientY: y } = event as MouseEvent;
    return left <= x && x < right && top <= y && y < bottom;
  });
  const field = pointed?.field ?? closest(event, '.rest-fields > li');
  const marked = document.querySelector('[data-marked]');
  if (field !== marked) {
    marked?.removeAttribute('data-marked');
    field?.setAttribute('data-marked', '');
    const parts = [...document.querySelectorAll(samples)].flatMap(partsOf);
    const ranges = parts.filter((part) => field?.contains(part.field)).map(({ range }) => range);
    CSS.highlights.set('marked-sample', new Highlight(...ranges));
  }
}

/** Attaches the event handlers once, in browsers that support highlights. */
export function markSampleLines(): void {
  if ('highlights' in CSS) {
    document.addEventListener('mousemove', follow);
    document.addEventListener('focusin', follow);
  }
}
