// Ejected, not wrapped: the stock layout (20 lines) has no place for the tagline, the trademark notice and the background.
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { brand } from '@site/src/site/brand';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  links: ReactNode;
  logo: ReactNode;
  copyright: ReactNode;
}

export default function FooterLayout({ links, logo, copyright }: Props): React.JSX.Element {
  return (
    <footer
      className={clsx(ThemeClassNames.layout.footer.container, styles.footer)}
      data-theme="dark"
    >
      <div className={styles.container}>
        <div className={styles.top}>
          <div className={styles.brand}>
            {logo}
            <p className={styles.tagline}>{brand.tagline}</p>
          </div>
          <nav
            aria-label={translate({ id: 'shell.footer', message: 'Footer' })}
            className={styles.links}
          >
            {links}
          </nav>
        </div>
        <div className={styles.bottom}>
          {copyright}
          <p className={styles.trademark}>{brand.trademarkNotice}</p>
        </div>
      </div>
    </footer>
  );
}
