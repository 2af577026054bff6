import history from '@generated/version-changes/default/history.json';
import VersionChanges from '@site/src/components/docs/VersionChanges';
import StructuredData from '@site/src/components/shared/StructuredData';
import { breadcrumbs } from '@site/src/components/shared/StructuredData/breadcrumbs';
import { changesPage } from '@site/src/site/changesPage';
import { pages } from '@site/src/site/links';
import { translated } from '@site/src/words/translated';
import Layout from '@theme/Layout';

export default function WhatChanged(): React.JSX.Element {
  const { title, description, lead } = translated('changesPage', changesPage);
  return (
    <Layout title={title} description={description}>
      <StructuredData data={breadcrumbs({ name: title, path: pages.changes })} />
      <main className="container margin-vert--lg">
        <h1>{title}</h1>
        <p className="measure">{lead}</p>
        <VersionChanges history={history} />
      </main>
    </Layout>
  );
}
