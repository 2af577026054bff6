import { translate } from '@docusaurus/Translate';
import SitePage from '@site/src/components/landing/SitePage';
import Console from '@site/src/components/rest/Console';
import HeadDrawing from '@site/src/components/shared/HeadDrawing';
import { terminal } from '@site/src/drawing/covers/terminal';
import { pages } from '@site/src/site/links';

export default function Playground() {
  return (
    <SitePage
      title={translate({ id: 'playground.title', message: 'Playground in your browser' })}
      description={translate({
        id: 'playground.description',
        message:
          'Try the REST API of Gravitino without a server: send requests to an imitation in your browser, and watch what they change.',
      })}
      path={pages.sandbox}
      lead={translate({
        id: 'playground.lead',
        message:
          'Send REST requests to an imitation of the Gravitino server, and watch the metadata change. There is nothing to install, and nothing leaves your browser.',
      })}
      beforeTitle={<HeadDrawing shapes={terminal()} />}
    >
      <Console />
    </SitePage>
  );
}
