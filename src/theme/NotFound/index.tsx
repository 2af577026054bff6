// Ejected, not wrapped: the stock page (15 lines) has Content, which here comes later and which 404.html would hide without JavaScript.
import Layout from '@theme/Layout';
import Page from './Content/page';

export default function NotFound(): React.JSX.Element {
  return (
    <Layout>
      <Page />
    </Layout>
  );
}
