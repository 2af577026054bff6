import type { Attributes, HeadDescription, Tag } from './describe';

/** The mark of react-helmet-async, by which the server's tags and attributes are known. */
const mark = 'data-rh';

function elementOf({ type, attributes, text }: Tag): Element {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  element.setAttribute(mark, 'true');
  element.textContent = text;
  return element;
}

/** Whether an element is what the tag describes: told without making another one, for the server's head fits nearly always. */
function fits(element: Element, { type, attributes, text }: Tag): boolean {
  const wanted = Object.entries(attributes);
  return (
    element.localName === type &&
    element.attributes.length === wanted.length + 1 &&
    element.textContent === text &&
    wanted.every(([name, value]) => element.getAttribute(name) === value)
  );
}

function updateAttributes(element: Element, attributes: Attributes): void {
  const names = Object.keys(attributes);
  for (const name of element.getAttribute(mark)?.split(',') ?? []) {
    if (!names.includes(name)) {
      element.removeAttribute(name);
    }
  }
  for (const [name, value] of Object.entries({ ...attributes, [mark]: names.join(',') })) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
  if (names.length === 0) {
    element.removeAttribute(mark);
  }
}

/** Brings the document's head, and the attributes of `<html>` and `<body>`, to what is described; what fits already stays. */
export function updateDocument({ title, html, body, tags }: HeadDescription): void {
  updateAttributes(document.documentElement, html);
  updateAttributes(document.body, body);
  if (title !== undefined && document.title !== title) {
    document.title = title;
  }
  const old = new Set(document.head.querySelectorAll(`[${mark}]:not(title)`));
  const added = tags.filter((tag) => {
    const same = [...old].find((candidate) => fits(candidate, tag));
    return same === undefined || !old.delete(same);
  });
  for (const element of old) {
    element.remove();
  }
  document.head.append(...added.map(elementOf));
}
