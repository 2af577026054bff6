import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import { Fragment, type ReactNode } from 'react';

interface Props {
  title: string;
  /** The states of a component, by name. */
  states: Readonly<Record<string, ReactNode>>;
  children?: ReactNode;
}

/** An internal page that shows a component in all its states. Search engines, the sitemap, and the search exclude it. */
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
