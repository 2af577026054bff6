// Wraps the foot of a page: the question whether it helped comes before the way to edit it, which is the server's to show.
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import PageFeedback from '@site/src/components/PageFeedback';
import Served from '@site/src/components/Served';
import DocItemFooter from '@theme-original/DocItem/Footer';

export default function DocItemFooterWithFeedback(): React.JSX.Element {
  const { permalink, title } = useDoc().metadata;
  const { label } = useDocsVersion();
  return (
    <>
      <PageFeedback key={permalink} permalink={permalink} title={title} version={label} />
      <Served name="doc-footer">
        <DocItemFooter />
      </Served>
    </>
  );
}
