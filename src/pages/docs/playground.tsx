import { translate } from '@docusaurus/Translate';
import SitePage from '@site/src/components/landing/SitePage';
import Console from '@site/src/components/rest/Console';
import { Drawing } from '@site/src/components/shared/pictures';
import { pages } from '@site/src/site/links';

export default function Playground() {
  return (
    <SitePage
      title={translate({ id: 'playground.title', message: 'Playground in your browser' })}
      description={translate({
        id: 'playground.description',
        message:
          'Try the REST API of Gravitino without installing it: send requests to a simulated server in your browser, and see what they change.',
      })}
      path={pages.sandbox}
      lead={translate({
        id: 'playground.lead',
        message:
          'Send REST requests to a simulated Gravitino server, and watch the metadata change. There is nothing to install, and nothing leaves your browser.',
      })}
      beforeTitle={<Drawing name="terminal" isBare className="head-drawing" />}
    >
      <Console />
    </SitePage>
  );
}
