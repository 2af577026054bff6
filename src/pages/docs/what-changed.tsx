import { translate } from '@docusaurus/Translate';
import history from '@generated/docs-facts/default/history.json';
import VersionChanges from '@site/src/components/docs/VersionChanges';
import StructuredData from '@site/src/components/shared/StructuredData';
import { breadcrumbs } from '@site/src/components/shared/StructuredData/breadcrumbs';
import { pages } from '@site/src/site/links';
import Layout from '@theme/Layout';

export default function WhatChanged(): React.JSX.Element {
  const title = translate({ id: 'changesPage.title', message: 'What changed between versions' });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'changesPage.description',
        message:
          'Compare two versions of Gravitino: configuration keys, defaults, REST operations, and pages that were added, removed, or changed.',
      })}
    >
      <StructuredData data={breadcrumbs({ name: title, path: pages.changes })} />
      <main className="container margin-vert--lg">
        <h1>{title}</h1>
        <p className="measure">
          {translate({
            id: 'changesPage.lead',
            message:
              'Pick two versions to see which configuration keys, REST operations, and pages were added, removed, or changed. The comparison uses the reference pages of both versions. For everything else, see the release notes.',
          })}
        </p>
        <VersionChanges history={history} />
      </main>
    </Layout>
  );
}
