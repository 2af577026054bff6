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
