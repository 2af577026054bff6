import { narrowedMark } from '@site/src/site/restPaths';

/** The anchor lies inside the panel: a browser opens what is around its target. */
export const panelId = 'try-it';

/**
 * Loads the page anew at its panel if the reader came from a page whose policy forbids to call a server: the document keeps that policy
 * until then.
 *
 * @returns whether it does.
 */
export function leaveNarrowPolicy(): boolean {
  if (!document.documentElement.dataset[narrowedMark]) {
    return false;
  }
  window.location.hash = panelId;
  window.location.reload();
  return true;
}
