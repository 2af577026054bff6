import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** An internal page that shows a part of the site in all its states. Out of search engines, sitemap and search. */
export function SpecimenPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Layout title={title} description={`Specimens: ${title}`}>
      <Head>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <main className={clsx('container', styles.page)}>
        <h1>{title}</h1>
        <p>An internal page: every state of a part of this site, live.</p>
        {children}
      </main>
    </Layout>
  );
}

interface Props {
  name: string;
  isDark?: boolean;
  children: ReactNode;
}

/** One state, with its name. */
export function Specimen({ name, isDark = false, children }: Props) {
  return (
    <section className={styles.specimen} data-theme={isDark ? 'dark' : undefined}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}
