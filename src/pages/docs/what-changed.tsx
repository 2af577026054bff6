import { translate } from '@docusaurus/Translate';
import versions from '@generated/docs-facts/default/versions.json';
import VersionChanges from '@site/src/components/docs/VersionChanges';
import SitePage from '@site/src/components/landing/SitePage';
import { pages } from '@site/src/site/links';

export default function WhatChanged() {
  return (
    <SitePage
      title={translate({ id: 'changesPage.title', message: 'What changed between versions' })}
      description={translate({
        id: 'changesPage.description',
        message:
          'Compare two versions of Gravitino: configuration keys, defaults, REST operations, and pages that were added, removed, or changed.',
      })}
      path={pages.changes}
      lead={translate({
        id: 'changesPage.lead',
        message:
          'Pick two versions to see which configuration keys, REST operations, and pages were added, removed, or changed. The comparison uses the reference pages of both versions.',
      })}
    >
      <VersionChanges versions={versions} />
    </SitePage>
  );
}
