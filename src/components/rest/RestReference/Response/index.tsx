import type { RestPage } from '@site/src/site/restReference';
import Body from '../Body';

/** One of the replies of an operation. */
export default function Response({
  page: { responses },
  status,
}: {
  page: Pick<RestPage, 'responses'>;
  status: string;
}): React.JSX.Element | null {
  const body = responses[status];
  return body ? <Body body={body} /> : null;
}
