import Head from '@docusaurus/Head';
import { twinAddress, twinType } from '@site/src/site/twins';

/** Tells programs where a page's Markdown twin is. The development server has none. */
export default function TwinLink({ permalink }: { permalink: string }): React.JSX.Element | null {
  return process.env.NODE_ENV === 'development' ? null : (
    <Head>
      <link rel="alternate" type={twinType} href={twinAddress(permalink)} />
    </Head>
  );
}
