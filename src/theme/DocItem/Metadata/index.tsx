// Wraps the metadata of a page: its Markdown twin is one of its forms.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TwinLink from '@site/src/components/shared/TwinLink';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadataWithTwin(): React.JSX.Element {
  const { permalink, unlisted } = useDoc().metadata;
  return (
    <>
      <DocItemMetadata />
      {!unlisted && <TwinLink permalink={permalink} />}
    </>
  );
}
