// Wraps the metadata of a page: its Markdown export is one of its forms.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { MarkdownExportLink } from '@site/src/components/shared/CopyPage';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadataWithMarkdown() {
  const { permalink, unlisted } = useDoc().metadata;
  return (
    <>
      <DocItemMetadata />
      {!unlisted && <MarkdownExportLink permalink={permalink} />}
    </>
  );
}
