import Head from '@docusaurus/Head';
import { markdownAddress, markdownType } from '@site/src/site/markdownExport';

/** Tells programs where a page is Markdown. The development server exports none. */
export default function MarkdownExportLink({ permalink }: { permalink: string }) {
  return process.env.NODE_ENV === 'development' ? null : (
    <Head>
      <link rel="alternate" type={markdownType} href={markdownAddress(permalink)} />
    </Head>
  );
}
