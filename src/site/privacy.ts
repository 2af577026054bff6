/** Texts of the privacy page. */
export const privacy = {
  title: 'Privacy policy',
  lead: 'We keep nothing about your visit: no cookies, no accounts, no tracking. What you choose stays in your browser, and we learn your email address only if you enter it. Last changed on November 28, 2026.',
  storage: {
    heading: 'What is stored in your browser',
    lead: 'These local storage entries remember what you chose or saw. We never receive them. To remove them, clear the site data in your browser.',
  },
  sent: { heading: 'What we receive' },
  host: {
    heading: 'What our host sees',
    text: 'Like other web servers, the one that delivers these pages sees your IP address, the page you request, and the name of your browser. We add nothing to that, and our pages load nothing from other hosts.',
    contact: 'To ask a question or have an address removed, write to:',
  },
};

/** All entries in the browser's storage, which a test compares with the site. The search also writes and removes `__TEST_KEY__`
 * to check whether storage works.
 */
export const storage = [
  { key: 'theme', purpose: 'Your choice of the light or dark color mode.' },
  {
    key: 'docs-preferred-version-default',
    purpose: 'The documentation version that you viewed last.',
  },
  { key: 'docusaurus.announcement.id', purpose: 'Which announcement you have seen.' },
  { key: 'docusaurus.announcement.dismiss', purpose: 'Whether you have closed it.' },
  {
    key: 'docusaurus.tab.<group>',
    purpose: 'The tab that you chose in samples with several languages.',
  },
  {
    key: 'try-it',
    purpose:
      'Whether “Try it” sends requests to the simulated server or to your own, and the address of that server.',
  },
  {
    key: '__DOCSEARCH_RECENT_SEARCHES__<index>',
    purpose: 'The last search results that you opened, at most 7.',
  },
  {
    key: '__DOCSEARCH_FAVORITE_SEARCHES__<index>',
    purpose: 'Search results that you marked as favorites, at most 10.',
  },
] as const;

/** What the browser sends in addition to page requests. */
export const sent = [
  {
    label: 'Sign-up forms',
    text: 'When you press the button, we receive the address you entered, the time, the name of the form, and, for the newsletter, the words “New Subscribe”. If a service handles our forms, it passes them on. We receive nothing before you press the button.',
  },
  {
    label: 'Missing results',
    text: 'When a search finds nothing, “Let us know” opens a form on GitHub. Nothing is sent before you submit it.',
  },
  {
    label: 'Search',
    text: 'The search runs in your browser and sends nothing. Where we use Algolia instead, it receives what you type into the search, with the page’s language and version, and which results were shown and opened, with a random number that is discarded when you leave the page. If your browser asks sites not to track you, Algolia doesn’t learn which results you see and open.',
  },
  {
    label: 'Try it',
    text: 'On the pages of the REST reference, requests go to a simulated server in the page, so nothing leaves your browser. If you choose your own server instead, your browser sends the request to the address you entered and nowhere else. Your browser remembers that address, and nothing else that you entered.',
  },
  {
    label: 'Visits',
    text: 'We don’t count visits. If we ever do, the script that counts will be named here, and it won’t count you if your browser asks sites not to track you.',
  },
] as const;
