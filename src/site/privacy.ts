/** Words of the privacy page around the two lists below. */
export const privacy = {
  title: 'Privacy policy',
  lead: 'What this site keeps in your browser, what it sends, and to whom. It sets no cookies.',
  storage: {
    heading: 'What stays in your browser',
    lead: 'These entries of the local storage remember what you chose or saw. They are never sent anywhere; clearing the site’s data removes them.',
  },
  sent: { heading: 'What is sent' },
  host: {
    heading: 'What the host sees',
    text: 'Like every web server, the host that delivers these pages sees the address of your connection, the page you ask for and the name of your browser. The site itself adds nothing to that and loads nothing from other hosts.',
    contact: 'Questions, or a wish to have an address removed:',
  },
};

/** Everything this site keeps in a browser; a test holds the list to what the site really writes. */
export const storage = [
  { key: 'theme', purpose: 'Your choice of the light or the dark colour mode.' },
  {
    key: 'docs-preferred-version-default',
    purpose: 'The version of the documentation that you looked at last.',
  },
  { key: 'docusaurus.announcement.id', purpose: 'Which announcement you have seen.' },
  { key: 'docusaurus.announcement.dismiss', purpose: 'Whether you have closed it.' },
  {
    key: 'docusaurus.tab.<group>',
    purpose: 'The tab you chose in samples that come in several languages.',
  },
  {
    key: 'try-it',
    purpose:
      'Whether “Try it” asks the sandbox or a server of yours, and the address of that server.',
  },
  {
    key: '__DOCSEARCH_RECENT_SEARCHES__<index>',
    purpose: 'The last results you opened from the search, at most 7.',
  },
  {
    key: '__DOCSEARCH_FAVORITE_SEARCHES__<index>',
    purpose: 'Results you marked as favorites, at most 10.',
  },
  {
    key: '__TEST_KEY__',
    purpose:
      'Nothing: the search writes it and removes it at once, to see whether it may keep the two above.',
  },
] as const;

/** What leaves the browser besides the pages that it asks for. */
export const sent = [
  {
    what: 'Sign-up forms',
    text: 'When you press the button, the address you typed is sent to the service that the operator of this site has configured for the form, or without one to the host of this site, which keeps it in a list with the time and the kind of the form, and for the newsletter the words “New Subscribe”. Nothing is sent before.',
  },
  {
    what: 'Was this page helpful?',
    text: 'When you press Yes or No below a page of the documentation, your answer and the page’s address and version are sent to the service that the operator of this site has configured; when you then press Send, your words are too. Without such a service the page leads to a form of GitHub, and nothing is sent before you fill that in there.',
  },
  {
    what: 'Search',
    text: 'Without a hosted index, searching happens in your browser and sends nothing. Where the operator has configured Algolia, what you type into the search is sent there with the page’s language and version; so is which results were shown and opened, under a random number that ends with the page, unless the operator has switched that off or your browser asks not to be tracked.',
  },
  {
    what: 'Try it',
    text: 'On pages of the REST reference you can send requests. They are answered by an imitation of the server that runs in the page, so nothing leaves your browser. If you choose your own server instead, a request goes from your browser to the address you typed and to nobody else, when you press the button; of what you typed only that address is kept.',
  },
  {
    what: 'Visits',
    text: 'The site counts nothing and loads no analytics script unless the operator configures one; then the address of each page you open is sent there, except when your browser asks not to be tracked.',
  },
] as const;
