import type { LoadContext, Plugin } from '@docusaurus/types';
import { readDeployment } from '../../site/deployment';
import { inlineScript } from '../wake/inlineScript';

/** Has every page report that it was opened, if the deployer has named a sink; the app reports changes of route. */
export default function analyticsPlugin({ siteDir }: LoadContext): Plugin {
  const { analytics } = readDeployment(process.env);
  return {
    name: 'analytics',
    injectHtmlTags: () =>
      analytics === undefined
        ? {}
        : {
            postBodyTags: [
              {
                tagName: 'script',
                attributes: { 'data-analytics': JSON.stringify(analytics) },
                innerHTML: inlineScript(siteDir, 'src/client/analytics/firstPageView.ts'),
              },
            ],
          },
  };
}
