// Route of a page that has moved: leads a click within the site on. The file at this address is the redirects plugin's.

import Head from '@docusaurus/Head';
import { Redirect, useLocation } from '@docusaurus/router';

/** Leads to where a page has moved, with the reader's query and hash. */
export default function MovedPage({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Redirect to={`${to}${search}${hash}`} />
    </>
  );
}
