// Wraps the foot of a page: the question whether it helped comes before the way to edit it.
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import PageFeedback from '@site/src/components/forms/PageFeedback';
import DocItemFooter from '@theme-original/DocItem/Footer';

export default function DocItemFooterWithFeedback() {
  const { permalink, title } = useDoc().metadata;
  const { label } = useDocsVersion();
  return (
    <>
      <PageFeedback key={permalink} permalink={permalink} title={title} version={label} />
      <DocItemFooter />
    </>
  );
}
