import { attributesOf, type Tag, tagsOf } from '../../../markdown/nodes';
import { tagRefusal } from '../../../plugins/articles/embeds';
import { closest } from '../../../plugins/front-matter/closest';
import { diagrams } from '../../../site/diagrams';
import { staticComponents } from '../../../site/staticComponents';
import { type Finding, findingsIn } from '../finding';
import { fileNamed, importsOf, namesOf } from '../pageCode';
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
    return [...endings, ...indexes].some((ending) => files.has(file + ending))
      ? undefined
      : `there is no ${file}`;
  }
  const manifest = files.get('package.json');
  if (manifest === undefined || /^@(?:site|theme|theme-\w+|docusaurus|generated)\//.test(path)) {
    return undefined;
  }
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
  return Object.hasOwn(JSON.parse(manifest).dependencies ?? {}, name)
    ? undefined
    : `package.json has no dependency ${name}`;
}

/** Returns the value of an attribute that the component doesn't know, and those that it knows. */
function unknownValue(site: CheckedSite, tag: Tag): { value: string; known: string[] } | undefined {
  const attribute = { ConceptDiagram: 'name', Since: 'version' }[tag.name ?? ''];
  const value = attribute && attributesOf(tag).get(attribute);
  const removed = JSON.parse(site.files.get('removed_versions.json') ?? '{}');
  const known =
    attribute === 'name'
      ? Object.keys(diagrams)
      : [...site.released, ...nextRelease(site), ...Object.keys(removed)];
  return value === undefined || known.includes(value) ? undefined : { value, known };
}

/** Components and imports of a page exist, and the names that components are given are known. */
export function components(page: CheckedPage, site: CheckedSite): Finding[] {
  const { tree } = page.markdown;
  const at = findingsIn('components', page.file);
  const defined = [...givenComponents, ...namesOf(tree)];
  const imports = importsOf(tree).flatMap(({ source, line }) => {
    const [, loader, path] = /^!*([^!]+)!(.+)$/.exec(source) ?? [];
    if (loader !== undefined) {
      return [at(line, `${loader} isn't installed.`, `Write '${path}?raw'.`)];
    }
    const problem = importProblem(site.files, page.file, source);
    return problem === undefined
      ? []
      : [
          at(
            line,
            `The import of ${source} leads nowhere: ${problem}.`,
            'Correct the path, or take the import out.',
          ),
        ];
  });
  const tags = tagsOf(tree).flatMap((tag) => {
    const [name = ''] = (tag.name ?? '').split('.');
    if (/^[A-Z]/.test(name) && !defined.includes(name)) {
      const near = closest(name, defined);
      const hint = near === undefined ? '' : `Did you mean <${near}>? `;
      const fix = `${hint}Import it at the top of the page, or write &lt; for the sign itself.`;
      return [at(tag, `There is no component <${name}>.`, fix)];
    }
    const refusal = tagRefusal(name, attributesOf(tag));
    const unknown = unknownValue(site, tag);
    return refusal !== undefined
      ? [at(tag, refusal.message, refusal.hint)]
      : unknown === undefined
        ? []
        : [
            at(
              tag,
              `<${tag.name}> knows no "${unknown.value}".`,
              `Write one of ${unknown.known.join(', ')}.`,
            ),
          ];
  });
  return [...imports, ...tags];
}
