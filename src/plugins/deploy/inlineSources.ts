import { join } from 'node:path';
import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { ParsedPage } from '../built-pages/files';
import { elementsOf } from '../built-pages/parsePage';
import type { PageReader } from '../built-pages/readPages';
import { sourceHash } from './contentSecurityPolicy';

/** Maximum number of style attributes in the policy. Each takes 52 characters of a header line, and Cloudflare Pages truncates
 * lines after 2,000 characters.
 */
const maxStyleAttributes = 16;

/** Script types that a browser runs. Data blocks, such as `application/ld+json`, don't need permission. */
const executableTypes = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** Hashes of a page's inline code, by the directive that allows it. */
type InlineSources = Record<'script-src' | 'style-src-attr', string[]>;

/** Hashes the inline code of a page, except event handlers, which the policy forbids. */
export function inlineSources(page: Root): InlineSources {
  const sources: InlineSources = { 'script-src': [], 'style-src-attr': [] };
  for (const { tagName, properties, children } of elementsOf(page)) {
    const { src, type, style } = properties;
    if (tagName === 'script' && src === undefined && executableTypes.has(String(type ?? ''))) {
      sources['script-src'].push(sourceHash(textOf({ type: 'root', children })));
    }
    if (style !== undefined) {
      sources['style-src-attr'].push(sourceHash(String(style)));
    }
  }
  return sources;
}

/** Finds the inline sources of a page of the build. */
export default ({ tree }: ParsedPage): InlineSources => inlineSources(tree);

/** Collects the hashes of all pages' inline code. */
export function inlineReader(): PageReader<InlineSources> & { sources(): InlineSources } {
  const scripts = new Set<string>();
  const styles = new Map<string, string>();
  return {
    finder: join(__dirname, 'inlineSources.ts'),
    options: undefined,
    collect({ file }, inline) {
      for (const hash of inline['script-src']) {
        scripts.add(hash);
      }
      for (const hash of inline['style-src-attr']) {
        styles.set(hash, styles.get(hash) ?? file);
      }
    },
    sources() {
      const tooMany = [...styles.values()][maxStyleAttributes];
      if (tooMany !== undefined) {
        console.warn(
          `[WARNING] Content-Security-Policy: pages have more than ${maxStyleAttributes} different style attributes, so style-src-attr allows any. ${tooMany} has the first one above the limit. Use classes instead.`,
        );
      }
      return {
        'script-src': [...scripts].sort(),
        'style-src-attr': tooMany === undefined ? [...styles.keys()].sort() : ["'unsafe-inline'"],
      };
    },
  };
}
