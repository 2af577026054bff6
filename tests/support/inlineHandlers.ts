import { visit } from 'unist-util-visit';
import { parsePage } from '../../src/plugins/built-pages/parsePage';

/** Returns `tag attribute` for every inline event handler in a page; the policy of the site would block each of them. */
export function inlineHandlers(html: string): string[] {
  const handlers: string[] = [];
  visit(parsePage(html), 'element', ({ tagName, properties }) => {
    for (const name of Object.keys(properties)) {
      if (/^on[a-z]+$/i.test(name)) {
        handlers.push(`${tagName} ${name.toLowerCase()}`);
      }
    }
  });
  return handlers;
}
