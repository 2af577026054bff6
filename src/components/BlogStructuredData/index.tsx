import Head from '@docusaurus/Head';

/** Writes structured data into the head of a page. */
export default function BlogStructuredData({ data }: { data: object }): React.JSX.Element {
  return (
    <Head>
      {/* A `<` in a title must not end the script. */}
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
