// Wrapped: names the social card of the page, asks for the site's fonts ahead, and adds to every page but those of the REST reference a policy of its own. The header of the site lets a page reach Gravitino
// servers; hosts join the headers of all rules that match and browsers enforce each policy, so a page can be kept from it but
// never be allowed more. A document keeps what it was once told: after this, “Try it” needs its page loaded anew.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import FontPreload from '@site/src/components/shared/FontPreload';
import type { Deployment } from '@site/src/site/deployment';
import { isRestPath, narrowedMark } from '@site/src/site/restPaths';
import { cardOfPage } from '@site/src/site/socialCards';
import SiteMetadata from '@theme-original/SiteMetadata';
import { useEffect } from 'react';

function ConnectPolicy(): React.JSX.Element {
  const { connectOrigins = [] } = useDocusaurusContext().siteConfig
    .customFields as Partial<Deployment>;
  useEffect(() => {
    document.documentElement.dataset[narrowedMark] = 'true';
  }, []);
  return (
    <Head>
      <meta
        httpEquiv="Content-Security-Policy"
        content={['connect-src', "'self'", ...connectOrigins].join(' ')}
      />
    </Head>
  );
}

export default function SiteMetadataWithFontsAndPolicy(): React.JSX.Element {
  const { pathname } = useLocation();
  const baseUrl = useBaseUrl('/');
  // The development server sends no policy, and talks to its pages on a port of its own.
  const hasPolicy = process.env.NODE_ENV === 'production';
  return (
    <>
      <SiteMetadata />
      <PageMetadata image={cardOfPage(pathname.slice(baseUrl.length - 1))} />
      <FontPreload />
      {hasPolicy && !isRestPath(pathname) && <ConnectPolicy />}
    </>
  );
}
