import Head from '@docusaurus/Head';
import { absoluteUrl } from '@site/src/site/brand';
import { pages } from '@site/src/site/links';

/** The path from the home page to a page (schema.org BreadcrumbList), outermost first, without the home page. */
export function breadcrumbs(...trail: { name: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: pages.home }, ...trail].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absoluteUrl(path),
      }),
    ),
  };
}

/** Data for machines that read pages (https://schema.org), in the page's head. A data block: nothing in it runs. */
export default function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <Head>
      {/* A `<` in a text must not end the script. */}
      <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
