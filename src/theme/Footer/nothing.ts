/** In the browser's bundle in place of the footer, which stays the server's HTML on every page (src/plugins/lean-client). */
export default function NoFooter(): null {
  return null;
}
