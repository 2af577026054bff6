// Ours: the stock logo keeps one image once it knows the page's color mode, but the dark block needs the other on a light page.
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function NavbarLogo() {
  const { logo } = useThemeConfig().navbar;
  const onLight = useBaseUrl(logo?.src);
  const onDark = useBaseUrl(logo?.srcDark ?? logo?.src);
  if (logo === undefined) {
    return null;
  }
  const { alt = '', width, height, href = '/' } = logo;
  // Low priority keeps React from preloading both where one is shown.
  const shared = { width, height, fetchPriority: 'low' } as const;
  return (
    <Link to={href} className="navbar__brand">
      <img {...shared} alt={alt} className={clsx('navbar__logo', styles.onLight)} src={onLight} />
      <img {...shared} alt={alt} className={clsx('navbar__logo', styles.onDark)} src={onDark} />
    </Link>
  );
}
