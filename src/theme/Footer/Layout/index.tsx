// Wrapped: React keeps the server's elements. The footer is dark in both modes, its links are a landmark, and it has the tagline and the trademark notice (specification §2).
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StaticPart from '@site/src/components/shared/StaticPart';
import type { Props } from '@theme/Footer/Layout';
import FooterLayout from '@theme-original/Footer/Layout';
import styles from './styles.module.css';

export default function FooterWithNotices({ links, logo, copyright, style }: Props) {
  const { tagline, customFields } = useDocusaurusContext().siteConfig;
  return (
    <StaticPart name="footer">
      <div className={styles.footer} data-theme="dark">
        <FooterLayout
          style={style}
          links={
            <nav aria-label={translate({ id: 'shell.footer', message: 'Footer' })}>{links}</nav>
          }
          logo={
            <>
              {logo}
              <p>{tagline}</p>
            </>
          }
          copyright={
            <div>
              {copyright}
              <p>{String(customFields?.trademarkNotice)}</p>
            </div>
          }
        />
      </div>
    </StaticPart>
  );
}
