/** The article that came with the page's HTML; none in `npm run dev`, where the browser renders everything. */
const element =
  typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('[data-article]');

/** Address of the article that came with the page's HTML. */
export const servedPermalink = element?.dataset.article;

/**
 * The served article as React takes it. Hydration doesn't read it, so the server's elements stay; it is read when React has
 * to make the element anew, such as when the reader comes back to the page.
 */
export const servedHtml = {
  get __html(): string {
    return element?.innerHTML ?? '';
  },
};
