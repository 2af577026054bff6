import Head from '@docusaurus/Head';
import { scriptJson } from './scriptJson';

/** Data for machines that read pages (https://schema.org), in the page's head. A data block: nothing in it runs. */
export default function StructuredData({ data }: { data: object }): React.JSX.Element {
  return (
    <Head>
      <script type="application/ld+json">
        {scriptJson({ '@context': 'https://schema.org', ...data })}
      </script>
    </Head>
  );
}
