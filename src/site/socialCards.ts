// In a file of its own: every page asks for the address of its card, and needs nothing else of the cards.

/**
 * Returns the address of the card that the build draws for a page, by its path without the base URL: every page of the documentation and every position has one of
 * its own, other pages that of their section. The rest, and posts, which name theirs, are left to `themeConfig.image`.
 */
export function cardOfPage(path: string): string | undefined {
  const [page] =
    /^\/(?:docs\/.+|careers(?:\/.+|$)|(?:about-us|blog|gravitino|privacy-policy)(?=\/|$))/.exec(
      path.replace(/\/$/, ''),
    ) ?? [];
  return page && `/img${page.startsWith('/docs/') ? '' : '/pages'}${page}.png`;
}
