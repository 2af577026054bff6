// Replaced: the framework's own fallback says other words than the specification (§2); these are the theme's, in the page's style.
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { ComponentProps } from 'react';

/** Catches what escapes the layout's own boundary, so it shows even when the layout is what crashed. */
export default function CrashedSite(props: ComponentProps<typeof ErrorPageContent>) {
  const title = translate({ id: 'theme.ErrorPageContent.title', message: 'This page crashed.' });
  return (
    <>
      <Head>
        {/* A title isn’t a sentence. */}
        <title>{title.replace(/[.。]$/, '')}</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
