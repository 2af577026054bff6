// Wrapped: names the social card of the page, and asks for the font of all text (src/css/global.css) together with the style sheet.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import textFont from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import { cardOfPage } from '@site/src/site/links';
import SiteMetadata from '@theme-original/SiteMetadata';

export default function SiteMetadataWithCardAndFonts() {
  const { pathname } = useLocation();
  const baseUrl = useBaseUrl('/');
  return (
    <>
      <SiteMetadata />
      <Head>
        <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="" />
      </Head>
      <PageMetadata image={cardOfPage(pathname.slice(baseUrl.length - 1))} />
    </>
  );
}
