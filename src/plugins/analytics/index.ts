import type { LoadContext, Plugin } from '@docusaurus/types';
import { analytics } from '../../site/analytics';
import { inlineScript } from '../wake/inlineScript';

/** Has every page report that it was opened, if the deployer has named a sink; the app reports changes of route. */
export default function analyticsPlugin({ siteDir }: LoadContext): Plugin {
  const configured = analytics(process.env);
  return {
    name: 'analytics',
    injectHtmlTags: () =>
      configured === undefined
        ? {}
        : {
            postBodyTags: [
              {
                tagName: 'script',
                attributes: { 'data-analytics': JSON.stringify(configured) },
                innerHTML: inlineScript(siteDir, 'src/client/analytics/firstPageView.ts'),
              },
            ],
          },
  };
}
