// Ours: the footer is dark in both modes, and the stock logo is two images, one for each, with styles that articles bring.
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Props } from '@theme/Footer/Logo';

export default function FooterLogo({ logo }: Props): React.JSX.Element {
  const { src, alt, width, height, href } = logo;
  const image = (
    <img className="footer__logo" src={useBaseUrl(src)} alt={alt} width={width} height={height} />
  );
  return href ? <Link href={href}>{image}</Link> : image;
}
