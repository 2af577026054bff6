// Wrapped: a new announcement shows from the first paint to readers who closed the one before. The theme's own script, which runs
// earlier, hides the bar by the old dismissal whatever the id is now.
import { createStorageSlot, useThemeConfig } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import { useEffect } from 'react';

const showNew = (id: string): string =>
  `try{localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(id)}&&document.documentElement.setAttribute('data-announcement-bar-initially-dismissed','false')}catch{}`;

/** Hides a bar that the reader closed on a later page, on a page that returns from the back-forward cache. */
function hideClosed({ persisted }: PageTransitionEvent): void {
  if (persisted && createStorageSlot('docusaurus.announcement.dismiss').get() === 'true') {
    document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true');
  }
}

export default function AnnouncementBarThatReturns() {
  const { announcementBar } = useThemeConfig();
  useEffect(() => {
    window.addEventListener('pageshow', hideClosed);
    return () => window.removeEventListener('pageshow', hideClosed);
  }, []);
  // Only in the built HTML, where the browser runs it on its way to the bar. Later the app knows what was closed.
  const isFirstPaint = !useIsBrowser() && process.env.NODE_ENV !== 'development';
  return (
    <>
      {isFirstPaint && announcementBar && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of the site's own, with its id as a JSON string
        <script dangerouslySetInnerHTML={{ __html: showNew(announcementBar.id) }} />
      )}
      <AnnouncementBar />
    </>
  );
}
