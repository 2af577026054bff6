const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Returns the page that leads a reader on where the host knows no `_redirects` file. `redirect.js` carries query and hash
 * along, which the refresh alone would lose.
 */
export function stubPage(target: string, baseUrl: string): string {
  const to = escapeHtml(target);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${to}">
<script src="${escapeHtml(baseUrl)}redirect.js"></script>
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body><p>This page is now at <a href="${to}">${to}</a>.</p></body>
</html>
`;
}
