import { expect, it } from 'vitest';
import { pageAt } from '../support/builtSite';
import { attribute, elements } from '../support/html';

/** Ids of the headings of an article that its table of contents lists, and of those that it leaves out. */
function contents(html: string): { listed: string[]; headings: Record<string, string[]> } {
  const headings = Object.fromEntries(
    ['h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [
      name,
      elements(html, `article ${name}[id]`).map((heading) => attribute(heading, 'id') ?? ''),
    ]),
  );
  const listed = elements(html, '.theme-doc-toc-desktop a').map(
    (link) => attribute(link, 'href')?.slice(1) ?? '',
  );
  return { listed, headings };
}

it('the table of contents of a page with five levels lists the headings of levels 2 to 5 (specification §9)', () => {
  const { listed, headings } = contents(
    pageAt('/docs/latest/manage-relational-metadata-using-gravitino'),
  );
  const { h2 = [], h3 = [], h4 = [], h5 = [] } = headings;
  expect(h5.length).toBeGreaterThan(0);
  expect([...listed].sort()).toEqual([...h2, ...h3, ...h4, ...h5].sort());
});
