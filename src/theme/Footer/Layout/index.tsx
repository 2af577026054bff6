// Ejected, not wrapped: the stock layout (20 lines) has no place for the tagline, the trademark notice and the background.
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  links: ReactNode;
  logo: ReactNode;
  copyright: ReactNode;
}

export default function FooterLayout({ links, logo, copyright }: Props) {
  // Not from src/site/brand.ts: the app has the configuration already.
  const { tagline, customFields } = useDocusaurusContext().siteConfig;
  return (
    <footer
      className={clsx(ThemeClassNames.layout.footer.container, styles.footer)}
      data-theme="dark"
    >
      <div className="page-width">
        <div className={styles.top}>
          <div className={styles.brand}>
            {logo}
            <p className={styles.tagline}>{tagline}</p>
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
          <p className={styles.trademark}>{String(customFields?.trademarkNotice)}</p>
        </div>
      </div>
    </footer>
  );
}
