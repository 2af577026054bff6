/**
 * In the browser's bundle in place of the footer (src/plugins/lean-client), which stays the server's HTML on every page. Its styles
 * come with the bundle, whoever has rendered it.
 */
import './Layout/styles.module.css';

export default function NoFooter(): null {
  return null;
}
