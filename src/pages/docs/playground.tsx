import Sandbox from '@site/src/components/rest/Sandbox';
import StructuredData from '@site/src/components/shared/StructuredData';
import { breadcrumbs } from '@site/src/components/shared/StructuredData/breadcrumbs';
import { pages } from '@site/src/site/links';
import { sandboxPage } from '@site/src/site/sandboxPage';
import { translated } from '@site/src/words/translated';
import Layout from '@theme/Layout';

export default function Playground(): React.JSX.Element {
  const { title, description, lead } = translated('sandboxPage', sandboxPage);
  return (
    <Layout title={title} description={description}>
      <StructuredData data={breadcrumbs({ name: title, path: pages.sandbox })} />
      <main className="container margin-vert--lg">
        <h1>{title}</h1>
        <p className="measure">{lead}</p>
        <Sandbox />
      </main>
    </Layout>
  );
}
