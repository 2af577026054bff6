import StructuredData, { breadcrumbs } from '@site/src/components/shared/StructuredData';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  description: string;
  path: string;
  className?: string;
  children: ReactNode;
}

/** A page right below the home page. */
export default function SitePage({ title, description, path, className, children }: Props) {
  return (
    <Layout title={title} description={description}>
      <StructuredData data={breadcrumbs({ name: title, path })} />
      <main className={className}>{children}</main>
    </Layout>
  );
}
