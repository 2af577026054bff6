import { inlineScript } from './inlineScript';

/**
 * Returns the HTML of a page around what React renders, in Eta's syntax (https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate).
 * It is the framework's own template but for the scripts: instead of running them, the page carries their addresses in an inline
 * script that runs them once a person is there. Where inline scripts are stripped or refused, the page still reads and its links work.
 */
export const ssrTemplate = (siteDir: string): string => `<!DOCTYPE html>
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
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <script data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">${inlineScript(siteDir, 'src/client/wake/index.ts')}</script>
  </body>
</html>
`;
