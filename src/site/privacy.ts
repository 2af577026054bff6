/** Text of the privacy page around the two lists below. */
export const privacy = {
  title: 'Privacy policy',
  lead: 'We keep nothing about your visit. The site sets no cookies and has no accounts. What you choose stays in your browser, and nobody counts visits unless the site operator sets that up.',
  storage: {
    heading: 'What is stored in your browser',
    lead: 'These local storage entries remember what you chose or saw. The site doesn’t send them anywhere. To remove them, clear the site data in your browser.',
  },
  sent: { heading: 'What is sent' },
  host: {
    heading: 'What the host sees',
    text: 'Like other web servers, the host that delivers these pages sees your IP address, the page you request, and the name of your browser. The site adds nothing to that and loads nothing from other hosts.',
    contact: 'To ask a question or have an address removed, write to:',
  },
};

/**
 * Everything that this site keeps in a browser. A test compares the list with what the site writes; the search also writes and at once
 * removes `__TEST_KEY__`, to see whether it can store anything.
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
    key: 'playground',
    purpose:
      'What you wrote and sent in the playground in your browser, to restore it when you come back.',
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
    what: 'Sign-up forms',
    text: 'When you press the button, the site sends the address you entered to the service that the site operator configured for the form. Without such a service, it sends the address to the host of this site, which stores it with the time, the name of the form, and, for the newsletter, the words “New Subscribe”. Nothing is sent before you press the button.',
  },
  {
    what: 'Was this page helpful?',
    text: 'When you press Yes or No below a documentation page, the site sends your answer and the page’s address and version to the service that the site operator configured. When you then press Send, it also sends your comment. Without such a service, the page links to a form on GitHub, and nothing is sent before you submit that form.',
  },
  {
    what: 'Search',
    text: 'Without a hosted index, the search runs in your browser and sends nothing. If the site operator configured Algolia, the site sends it what you type into the search, with the page’s language and version. It also sends which results were shown and opened, with a random number that is discarded when you leave the page, unless the operator turned that off or your browser asks sites not to track you.',
  },
  {
    what: 'Try it',
    text: 'You can send requests from the pages of the REST reference. A simulated server in the page handles them, so nothing leaves your browser. If you choose your own server instead, your browser sends the request only to the address you entered, when you press the button. The site stores that address and nothing else that you entered.',
  },
  {
    what: 'Visits',
    text: 'The site doesn’t count visits and loads no analytics script unless the site operator configures one. In that case, it sends the address of each page you open, except when your browser asks sites not to track you.',
  },
] as const;
