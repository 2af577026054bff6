import StructuredData, { breadcrumbs } from '@site/src/components/shared/StructuredData';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** A page right below the home page. */
export default function SitePage({
  title,
  description,
  path,
  className,
  children,
}: {
  title: string;
  description: string;
  path: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Layout title={title} description={description}>
      <StructuredData data={breadcrumbs({ name: title, path })} />
      <main className={className}>{children}</main>
    </Layout>
  );
}
