import type { Plugin } from '@docusaurus/types';
import { announcement } from '../../site/announcement';

/**
 * Returns the script that shows a new announcement in the first paint to readers who closed the one before. The theme's own
 * script, which runs just before, hides the bar by the old dismissal whatever the id is now.
 */
export function newAnnouncementScript(id: string): string {
  return `try{localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(id)}&&document.documentElement.setAttribute('data-announcement-bar-initially-dismissed','false')}catch{}`;
}

/** Adds that script to every page of a site with an announcement. */
export default function announcementPlugin(): Plugin {
  return {
    name: 'announcement',
    injectHtmlTags: () =>
      announcement.content
        ? {
            preBodyTags: [{ tagName: 'script', innerHTML: newAnnouncementScript(announcement.id) }],
          }
        : {},
  };
}
