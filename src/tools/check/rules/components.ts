import { attributesOf, type Tag, tagsOf } from '../../../markdown/nodes';
import { tagRefusal } from '../../../plugins/articles/embeds';
import { didYouMean } from '../../../plugins/front-matter/closest';
import { diagrams } from '../../../site/diagrams';
import { staticComponents } from '../../../site/staticComponents';
import { type Findings, findingsIn } from '../finding';
import { fileNamed, importsOf, namesOf } from '../pageParts';
import type { CheckedPage, CheckedSite, SiteFiles } from '../site';
import { nextRelease } from './versions';

/** Components that a page may use without an import: those of `src/theme/MDXComponents`. */
export const givenComponents: readonly string[] = [...staticComponents, 'Head', 'StaticArticle'];

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.mdx', '.md', '.json'];
const indexes = endings.slice(1).map((ending) => `/index${ending}`);

/** Says what is wrong with the source of an import, or nothing where only the build can know. */
function importProblem(files: SiteFiles, page: string, source: string): string | undefined {
  const path = source.replace(/\?.*$/, '');
  const file = fileNamed(page, path);
  if (file !== undefined) {
    const isThere = [...endings, ...indexes].some((ending) => files.has(file + ending));
    return isThere ? undefined : `there is no ${file}`;
  }
  const manifest = files.get('package.json');
  if (manifest === undefined || /^@(?:site|theme|theme-\w+|docusaurus|generated)\//.test(path)) {
    return undefined;
  }
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
  const isInstalled = Object.hasOwn(JSON.parse(manifest).dependencies ?? {}, name);
  return isInstalled ? undefined : `package.json has no dependency ${name}`;
}

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

/** Components and imports of a page exist, and the names that components are given are known. */
export function* components(page: CheckedPage, site: CheckedSite): Findings {
  const { tree } = page.markdown;
  const at = findingsIn('components', page.file);
  const defined = [...givenComponents, ...namesOf(tree)];
  for (const { source, line } of importsOf(tree)) {
    const [, loader, path] = /^!*([^!]+)!(.+)$/.exec(source) ?? [];
    const problem = loader ? undefined : importProblem(site.files, page.file, source);
    if (loader) {
      yield at(line, `${loader} isn't installed.`, `Write '${path}?raw'.`);
    } else if (problem !== undefined) {
      const message = `The import of ${source} leads nowhere: ${problem}.`;
      yield at(line, message, 'Correct the path, or take the import out.');
    }
  }
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
