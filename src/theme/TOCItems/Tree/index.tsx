// Leaves the list beside an article to the server: it was every sixth fiber of a long page, and is highlighted without React.
import Served from '@site/src/components/Served';
import TOCItemTree from '@theme-original/TOCItems/Tree';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof TOCItemTree>;

/** The stock list's links carry it where headings are highlighted: once on a page, beside the article. */
const highlighted = 'toc-highlight';

export default function ServedTOCItemTree(props: Props): React.JSX.Element {
  if (!props.linkClassName?.includes(highlighted)) {
    return <TOCItemTree {...props} />;
  }
  return (
    <Served name="toc">
      <TOCItemTree {...props} />
    </Served>
  );
}
