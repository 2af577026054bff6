// Wraps the foot of a page: readers are offered an issue that names the page.
import Link from '@docusaurus/Link';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { links } from '@site/src/site/links';
import DocItemFooter from '@theme-original/DocItem/Footer';
import styles from './styles.module.css';

export default function DocItemFooterWithIssue() {
  const { permalink, title } = useDoc().metadata;
  const { label } = useDocsVersion();
  const { url } = useDocusaurusContext().siteConfig;
  const query = new URLSearchParams({
    title: `Docs: ${title}`,
    body: `Page: ${url}${permalink}\nVersion: ${label}\n\nWhat is missing or wrong?\n`,
  });
  return (
    <>
      <footer className={`screen-only ${styles.issue}`}>
        <p className="margin--none">
          {translate({ id: 'pageIssue.question', message: 'Is something missing or wrong?' })}{' '}
          <Link href={`${links.newIssue}?${query}`}>
            <Translate id="pageIssue.link">Open an issue</Translate>
          </Link>
          .
        </p>
      </footer>
      <DocItemFooter />
    </>
  );
}
