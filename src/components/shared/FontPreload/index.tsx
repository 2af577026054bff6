import Head from '@docusaurus/Head';
import text from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

/**
 * Asks for the font of all text (src/css/fonts.css) together with the style sheet. Pages with code ask for that of code
 * (src/theme/MDXComponents/Code): browsers warn of a font that a page then doesn't use.
 */
export default function FontPreload(): React.JSX.Element {
  return (
    <Head>
      <link rel="preload" as="font" type="font/woff2" href={text} crossOrigin="" />
    </Head>
  );
}
