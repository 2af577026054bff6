import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Elements of the page's HTML, by name. */
const elements = new Map<string | undefined, HTMLElement>(
  ExecutionEnvironment.canUseDOM
    ? [...document.querySelectorAll<HTMLElement>('[data-served]')].map((element) => [
        element.dataset.served,
        element,
      ])
    : [],
);

/** Returns the element of a served part in the page that the reader opened, if it has one of this name. */
export const servedElement = (name: string): HTMLElement | undefined => elements.get(name);

/** The HTML of an element while it is in the page, and as it was when it left it: each put together once, when it is written. */
class Markup implements TrustedHTML {
  private inPage: string | undefined;
  private left: string | undefined;

  constructor(private readonly element: HTMLElement) {}

  toString(): string {
    if (this.element.isConnected) {
      this.inPage ??= this.element.innerHTML;
      return this.inPage;
    }
    this.left ??= this.element.innerHTML;
    return this.left;
  }

  toJSON(): string {
    return this.toString();
  }
}

/** What React takes for an element's HTML. It asks at each rendering whether there is any, and reads it when it writes it. */
interface InnerHtml {
  __html: TrustedHTML | string;
}

const markups = new WeakMap<HTMLElement, InnerHtml>();
const empty: InnerHtml = { __html: '' };

/**
 * Returns a served element's HTML as React takes it, always the same object for the same element: so React never writes it where
 * it is, and reads it when it has to make the element anew, for the reader comes back to the page.
 */
export function servedMarkup(element: HTMLElement | null | undefined): InnerHtml {
  if (!element) {
    return empty;
  }
  const markup = markups.get(element) ?? { __html: new Markup(element) };
  markups.set(element, markup);
  return markup;
}
