import Head from '@docusaurus/Head';
import text from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';

/** Asks for the fonts of `src/css/fonts.css` together with the style sheet, so that text is drawn in them from the start. */
export default function FontPreload(): React.JSX.Element {
  return (
    <Head>
      {[text, mono].map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
    </Head>
  );
}
