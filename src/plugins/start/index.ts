import type { LoadContext } from '@docusaurus/types';
import released from '../../../versions.json';
import { readDeployment } from '../../site/deployment';
import type { PagesPlugin } from '../built-pages';
import { inlineScript } from './inlineScript';

/**
 * The framework's own template, except that the body names the scripts for the inline script, which starts
 * the app. Without it, the page still reads and its links work.
 */
export const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>" <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/** Stands for the inline script until the framework has minified the pages: it would minify the script once for each page. */
const placeholder = 'start()';

/** Adds the inline script to every built page, and if configured, a script that reports page views. */
export default function startPlugin({ siteDir, codeTranslations }: LoadContext): PagesPlugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const { analytics } = readDeployment(process.env);
  return {
    name: 'start',
    injectHtmlTags() {
      const script = (attributes: Record<string, string>, innerHTML: string) => ({
        tagName: 'script',
        attributes,
        innerHTML,
      });
      // Before the content: a long page takes a phone a second to read, and its controls are pressed meanwhile.
      const preBodyTags = [];
      if (isProduction) {
        preBodyTags.push(script({ 'data-latest': released[0] ?? '' }, placeholder));
      }
      // Every page reports that it was opened, if the deployer has named a sink; the app reports changes of route.
      if (analytics !== undefined) {
        const pageViews = inlineScript(siteDir, 'src/client/pageViews.ts');
        preBodyTags.push(script({ 'data-analytics': JSON.stringify(analytics) }, pageViews));
      }
      return { preBodyTags };
    },
    async finishPages() {
      const start = inlineScript(siteDir, 'src/client/start/index.ts', codeTranslations);
      return (html) => html.replace(`>${placeholder}</script>`, () => `>${start}</script>`);
    },
  };
}
