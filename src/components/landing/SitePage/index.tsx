import StructuredData, { breadcrumbs } from '@site/src/components/shared/StructuredData';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  description: string;
  path: string;
  /** What the page is for, below its title. Pages without a lead have a hero. */
  lead?: string;
  beforeTitle?: ReactNode;
  children: ReactNode;
}

/** A page right below the home page. */
export default function SitePage({ title, description, path, lead, beforeTitle, children }: Props) {
  return (
    <Layout title={title} description={description}>
      <StructuredData data={breadcrumbs({ name: title, path })} />
      <main className={lead && 'container margin-vert--lg'}>
        {beforeTitle}
        {lead && <h1>{title}</h1>}
        {lead && <p className="measure">{lead}</p>}
        {children}
      </main>
    </Layout>
  );
}
