import { attributesOf, type Tag, tagsOf } from '../../../markdown/nodes';
import { tagRefusal } from '../../../plugins/articles/embeds';
import { didYouMean } from '../../../plugins/front-matter/closest';
import { diagrams } from '../../../site/diagrams';
import { staticComponents } from '../../../site/staticComponents';
import { type Findings, findingsIn } from '../finding';
import { namesOf } from '../pageParts';
import type { CheckedPage, CheckedSite } from '../site';
import { nextRelease } from './versions';

/** Components that a page may use without an import: those of `src/theme/MDXComponents`. */
export const givenComponents: readonly string[] = [...staticComponents, 'Head', 'StaticArticle'];

/** Returns the value of an attribute that the component doesn't know, and those that it knows. */
function unknownValue(site: CheckedSite, tag: Tag): { value: string; known: string[] } | undefined {
  const attribute = { ConceptDiagram: 'name', Since: 'version' }[tag.name ?? ''];
  const value = attribute && attributesOf(tag).get(attribute);
  if (value === undefined) {
    return undefined;
  }
  const removed = JSON.parse(site.files.get('removed_versions.json') ?? '{}');
  const versions = [...site.released, ...nextRelease(site), ...Object.keys(removed)];
  const known = attribute === 'name' ? Object.keys(diagrams) : versions;
  return known.includes(value) ? undefined : { value, known };
}

/** Components of a page exist, and the names that components are given are known. */
export function* components(page: CheckedPage, site: CheckedSite): Findings {
  const { tree } = page.markdown;
  const at = findingsIn('components', page.file);
  const defined = [...givenComponents, ...namesOf(tree)];
  for (const tag of tagsOf(tree)) {
    const [name = ''] = (tag.name ?? '').split('.');
    const refusal = tagRefusal(name, attributesOf(tag));
    const unknown = unknownValue(site, tag);
    if (/^[A-Z]/.test(name) && !defined.includes(name)) {
      const hint = didYouMean(name, defined, '', (near) => `<${near}>`);
      const fix = `${hint} Import it at the top of the page, or write &lt; for the sign itself.`;
      yield at(tag, `There is no component <${name}>.`, fix.trimStart());
    } else if (refusal !== undefined) {
      yield at(tag, refusal.message, refusal.hint);
    } else if (unknown !== undefined) {
      const fix = `Write one of ${unknown.known.join(', ')}.`;
      yield at(tag, `<${tag.name}> knows no "${unknown.value}".`, fix);
    }
  }
}
