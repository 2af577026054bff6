import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { writtenPosts } from '../support/blogPosts';
import { pageAt } from '../support/builtSite';
import { attribute, elements } from '../support/html';

const posts = await writtenPosts();
const html = pageAt('/blog');
const cards = elements(html, 'main article').map((card) => textOf(card));

/** The drawing of each card of a page, as the lines that make it; the mark of another publisher comes after it. */
const drawings = (page: string, card: string): string[] =>
  elements(page, card)
    .flatMap((one) => select('svg', one) ?? [])
    .map((svg) =>
      selectAll('path', svg)
        .map((path) => attribute(path, 'd'))
        .join(),
    );

describe('the newest posts on the home page', () => {
  it('have the drawings that they have on the blog', () => {
    const onBlog = drawings(html, 'main article');
    const onHome = drawings(pageAt('/'), '#latest-posts li');
    expect(onHome).toHaveLength(3);
    expect(onHome.filter((one) => !onBlog.includes(one))).toEqual([]);
    expect(new Set(onBlog).size).toBe(onBlog.length);
  });
});

describe('the index of the blog', () => {
  it('is the list of posts itself, newest first, and has none beside it', () => {
    const titles = posts.map(({ title }) => title);
    const order = titles.map((title) => cards.findIndex((text) => text.includes(title)));
    expect(order).not.toContain(-1);
    const [featured] = cards;
    const rest = titles.filter((title) => !featured?.includes(title));
    expect(cards.slice(1).map((text) => rest.find((title) => text.includes(title)))).toEqual(rest);
    expect(elements(html, 'aside')).toEqual([]);
    expect(elements(pageAt('/blog/we-are-hiring'), 'aside')).toHaveLength(1);
  });

  it.each(posts)('says how long $slug takes to read', ({ title, external }) => {
    const card = cards.find((text) => text.includes(title));
    const time = /(summary: )?(\d+) min read/.exec(card ?? '');
    expect(Number(time?.[2])).toBeGreaterThan(0);
    // What can be read here of a post at another publisher is its summary.
    expect(time?.[1]).toBe(external === undefined ? undefined : 'summary: ');
  });
});
