import { servedMarkup } from '@site/src/components/Served/element';

/** What a page needs of its article beside the body: the exports of a Markdown module, all of them JSON. */
export interface ArticleFacts {
  metadata: { permalink: string };
  frontMatter: object;
  assets: object;
  toc: readonly object[];
  contentTitle?: string;
}

/** The module of a Markdown file, as the framework's routes take it. */
export type ArticleModule = ArticleFacts & { default: () => null };

/** The article that came with the page's HTML; none in `npm start`'s development, where the browser renders everything. */
const element =
  typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('[data-article]');

function readFacts(): ArticleModule | undefined {
  const script = element?.querySelector(':scope > script');
  if (!script) {
    return undefined;
  }
  // It was for this moment only: a page reached by a link has none.
  script.remove();
  return { ...JSON.parse(script.textContent ?? ''), default: () => null };
}

/** Stands for the Markdown module of the article that came with the page's HTML: its body is in the page already. */
export const servedModule = readFacts();

/** The served article as React takes it. */
export const servedHtml = servedMarkup(element);
