/** Returns the element around the target of an event, or the target itself, that matches a selector. */
export const closest = <T extends HTMLElement = HTMLElement>(
  { target }: Event,
  selector: string,
): T | null => (target instanceof Element ? target.closest<T>(selector) : null);

/** Makes an element. */
export function element(
  name: string,
  className: string,
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}

/** Does something once the whole page is there: now, or when the rest of it has been read. */
export function whenParsed(job: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', job, { once: true });
  } else {
    job();
  }
}
