import { translate } from '@docusaurus/Translate';
import Console from '@site/src/components/rest/Console';
import HeadDrawing from '@site/src/components/shared/HeadDrawing';
import StructuredData from '@site/src/components/shared/StructuredData';
import { breadcrumbs } from '@site/src/components/shared/StructuredData/breadcrumbs';
import { terminal } from '@site/src/drawing/covers/terminal';
import { pages } from '@site/src/site/links';
import Layout from '@theme/Layout';

export default function Playground(): React.JSX.Element {
  const title = translate({ id: 'playground.title', message: 'Playground in your browser' });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'playground.description',
        message:
          'Try the REST API of Gravitino without a server: send requests to an imitation in your browser, and watch what they change.',
      })}
    >
      <StructuredData data={breadcrumbs({ name: title, path: pages.sandbox })} />
      <main className="container margin-vert--lg">
        <HeadDrawing shapes={terminal()} />
        <h1>{title}</h1>
        <p className="measure">
          {translate({
            id: 'playground.lead',
            message:
              'Send REST requests to an imitation of the Gravitino server, and watch the metadata change. There is nothing to install, and nothing leaves your browser.',
          })}
        </p>
        <Console />
      </main>
    </Layout>
  );
}
