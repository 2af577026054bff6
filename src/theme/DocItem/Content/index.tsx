// Keeps the article of the page that the reader opens as static HTML (see Article).
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Article from '@site/src/components/Article';
import DocItemContent from '@theme-original/DocItem/Content';
import type { ComponentProps } from 'react';
import { islands } from '../../islands';

export default function DocItemContentWrapper(
  props: ComponentProps<typeof DocItemContent>,
): React.JSX.Element {
  return (
    <Article facts={useDoc()} islands={islands}>
      <DocItemContent {...props} />
    </Article>
  );
}
