import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import { Fragment, type ReactNode } from 'react';

interface Props {
  title: string;
  /** A part of the site in all its states, by their names. */
  states: Readonly<Record<string, ReactNode>>;
  children?: ReactNode;
}

/** An internal page that shows a part of the site in all its states, live. Left out by search engines, the sitemap, and search. */
export default function Specimens({ title, states, children }: Props) {
  return (
    <Layout title={title} description={`Specimens: ${title}`}>
      <Head>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <main>
        <div className="page-width margin-vert--lg">
          <h1>{title}</h1>
          {Object.entries(states).map(([name, state]) => (
            <Fragment key={name}>
              <h2>{name}</h2>
              {state}
            </Fragment>
          ))}
        </div>
        {children}
      </main>
    </Layout>
  );
}
