// Wraps the foot of a page: that its samples ran, and the question whether it helped, come before the way to edit it.
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import SamplesRan from '@site/src/components/docs/SamplesRan';
import PageFeedback from '@site/src/components/forms/PageFeedback';
import { type SamplesRan as Ran, samplesRanField } from '@site/src/site/reference';
import DocItemFooter from '@theme-original/DocItem/Footer';

export default function DocItemFooterWithFeedback() {
  const { permalink, title, frontMatter } = useDoc().metadata;
  const { label } = useDocsVersion();
  const ran = (frontMatter as { [samplesRanField]?: Ran })[samplesRanField];
  return (
    <>
      {ran && <SamplesRan {...ran} />}
      <PageFeedback key={permalink} permalink={permalink} title={title} version={label} />
      <DocItemFooter />
    </>
  );
}
