/**
 * The HTML of a page around what React renders, in Eta's syntax (https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate). It is the
 * framework's own template but for the scripts: instead of running them while the page loads, the body names them for the inline script
 * that starts the app. Where inline scripts are stripped or refused, the page still reads and its links work. The app carries the whole
 * configuration, so the inline script itself isn't part of it.
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
