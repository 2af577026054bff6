// Ours: the stock logo keeps one image once it knows the page's colour mode, but the dark block needs the other on a light page.
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function NavbarLogo(): React.JSX.Element | null {
  const { logo } = useThemeConfig().navbar;
  const onLight = useBaseUrl(logo?.src);
  const onDark = useBaseUrl(logo?.srcDark ?? logo?.src);
  if (logo === undefined) {
    return null;
  }
  const { alt = '', width, height, href = '/' } = logo;
  const size = { width, height };
  return (
    <Link to={href} className="navbar__brand">
      <img alt={alt} className={clsx('navbar__logo', styles.onLight)} src={onLight} {...size} />
      <img alt={alt} className={clsx('navbar__logo', styles.onDark)} src={onDark} {...size} />
    </Link>
  );
}
