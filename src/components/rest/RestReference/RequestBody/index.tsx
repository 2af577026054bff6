import type { RestPage } from '@site/src/site/restReference';
import Body from '../Body';

/** What an operation takes as its body. */
export default function RequestBody({
  page: { requestBody },
}: {
  page: Pick<RestPage, 'requestBody'>;
}): React.JSX.Element | null {
  return requestBody ? <Body body={requestBody} /> : null;
}
