import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import { closest } from '../../../plugins/front-matter/closest';
import { tagRefusal } from '../../../plugins/media/embeds';
import { attributesOf, nodesOf, type Tag, tagsOf } from '../../../search/records/markdownTree';
import { diagrams } from '../../../site/diagrams';
import { staticComponents } from '../../../site/staticComponents';
import type { Finding } from '../finding';
import { lineOf } from '../links';
import type { CheckedPage, CheckedSite, SiteFiles } from '../site';
import { nextRelease } from './releases';

/** Components that a page may use without an import: those of `src/theme/MDXComponents`. */
export const givenComponents: readonly string[] = [...staticComponents, 'Head', 'StaticArticle'];

/** The lines of a page that are code. */
type MdxjsEsm = Extract<Nodes, { type: 'mdxjsEsm' }>;
type Statement = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>['body'][number];

const statementsOf = (node: MdxjsEsm): Statement[] => node.data?.estree?.body ?? [];

/** Lists the names that a statement of a page brings: what it imports, or what it declares and exports. */
function namesOf(statement: Statement): string[] {
  if (statement.type === 'ImportDeclaration') {
    return statement.specifiers.map(({ local }) => local.name);
  }
  if (statement.type !== 'ExportNamedDeclaration') {
    return [];
  }
  const { declaration } = statement;
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' ? [id.name] : [],
    );
  }
  return declaration == null ? [] : [declaration.id.name];
}

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.mdx', '.md', '.json'];
const indexes = endings.slice(1).map((ending) => `/index${ending}`);

/** Says what is wrong with the source of an import; nothing where only the build can know. */
function importProblem(files: SiteFiles, page: string, source: string): string | undefined {
  const path = (source.split('!').at(-1) ?? source).replace(/\?.*$/, '');
  const isRelative = /^\.{1,2}\//.test(path);
  const [, ofSite] = /^@site\/((?:src|static|docs|versioned_docs|blog)\/.+)$/.exec(path) ?? [];
  if (isRelative || ofSite !== undefined) {
    const file = ofSite ?? posix.join(posix.dirname(page), path);
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

/** Says which value of an attribute is none that the component knows. */
function unknownValue(site: CheckedSite, tag: Tag): { value: string; known: string[] } | undefined {
  const known =
    tag.name === 'ConceptDiagram'
      ? Object.keys(diagrams)
      : [
          ...site.released,
          ...nextRelease(site),
          ...Object.keys(JSON.parse(site.files.get('removed_versions.json') ?? '{}')),
        ];
  const attribute = { ConceptDiagram: 'name', Since: 'version' }[tag.name ?? ''];
  const value = attribute === undefined ? undefined : attributesOf(tag).get(attribute);
  return value === undefined || known.includes(value) ? undefined : { value, known };
}

function tagFinding(
  site: CheckedSite,
  { file }: CheckedPage,
  tag: Tag,
  defined: readonly string[],
): Finding[] {
  const place = { rule: 'components', file, line: lineOf(tag) } as const;
  const [name = ''] = (tag.name ?? '').split('.');
  if (/^[A-Z]/.test(name) && !defined.includes(name)) {
    const near = closest(name, defined);
    const hint = near === undefined ? '' : `Did you mean <${near}>? `;
    return [
      {
        ...place,
        subject: name,
        message: `There is no component <${name}>.`,
        mend: `${hint}Import it at the top of the page, or write &lt; for the sign itself.`,
      },
    ];
  }
  const refusal = tagRefusal(name, attributesOf(tag));
  if (refusal !== undefined) {
    return [{ ...place, subject: name, ...refusal }];
  }
  const unknown = unknownValue(site, tag);
  return unknown === undefined
    ? []
    : [
        {
          ...place,
          subject: unknown.value,
          message: `<${tag.name}> knows no "${unknown.value}".`,
          mend: `Write one of ${unknown.known.join(', ')}.`,
        },
      ];
}

/** Components and imports of pages are there, and the names that they are given are known. */
export function components(site: CheckedSite): Finding[] {
  return site.pages.flatMap((page) => {
    const code = nodesOf(page.markdown.tree, 'mdxjsEsm');
    const defined = [...givenComponents, ...code.flatMap(statementsOf).flatMap(namesOf)];
    const imports = code.flatMap((node) =>
      statementsOf(node).flatMap((statement): Finding[] => {
        if (statement.type !== 'ImportDeclaration') {
          return [];
        }
        const source = String(statement.source.value);
        const problem = importProblem(site.files, page.file, source);
        const inside = node.data?.estree?.body.indexOf(statement) ?? 0;
        return problem === undefined
          ? []
          : [
              {
                rule: 'components',
                file: page.file,
                line: statement.loc?.start.line ?? lineOf(node) + inside,
                subject: source,
                message: `The import of ${source} leads nowhere: ${problem}.`,
                mend: 'Correct the path, or take the import out.',
              },
            ];
      }),
    );
    const tags = tagsOf(page.markdown.tree).flatMap((tag) => tagFinding(site, page, tag, defined));
    return [...imports, ...tags];
  });
}
