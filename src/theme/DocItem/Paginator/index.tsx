// Leaves the links to the pages before and after to the server.
import Served from '@site/src/components/Served';
import DocItemPaginator from '@theme-original/DocItem/Paginator';

export default function ServedDocItemPaginator(): React.JSX.Element {
  return (
    <Served name="paginator">
      <DocItemPaginator />
    </Served>
  );
}
