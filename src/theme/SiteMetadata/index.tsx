// Wrapped: names the social card of the page and preloads the site's fonts.
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import FontPreload from '@site/src/components/shared/FontPreload';
import { cardOfPage } from '@site/src/site/links';
import SiteMetadata from '@theme-original/SiteMetadata';

export default function SiteMetadataWithCardAndFonts(): React.JSX.Element {
  const { pathname } = useLocation();
  const baseUrl = useBaseUrl('/');
  return (
    <>
      <SiteMetadata />
      <PageMetadata image={cardOfPage(pathname.slice(baseUrl.length - 1))} />
      <FontPreload />
    </>
  );
}
