import StructuredData, { breadcrumbs } from '@site/src/components/shared/StructuredData';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  description: string;
  path: string;
  /** The page between the home page and this one. */
  parent?: { name: string; path: string };
  /** Introduction below the title. Pages without it have a hero. */
  lead?: string;
  beforeTitle?: ReactNode;
  children: ReactNode;
}

/** A page of the site outside the documentation and the blog. */
export default function SitePage(props: Props) {
  const { title, description, path, parent, lead, beforeTitle, children } = props;
  return (
    <Layout title={title} description={description}>
      <StructuredData data={breadcrumbs(...(parent ? [parent] : []), { name: title, path })} />
      <main className={lead && 'container margin-vert--lg'}>
        {beforeTitle}
        {lead && <h1>{title}</h1>}
        {lead && <p className="measure">{lead}</p>}
        {children}
      </main>
    </Layout>
  );
}
