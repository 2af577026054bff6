import type { Nodes, Root } from 'mdast';
import { isTag, nodesOf, type Tag } from '../../markdown/markdownTree';
import { type ReferenceList, referenceLists } from '../../site/reference';

type Statement = Extract<Nodes, { type: 'mdxjsEsm' }>;
type Attribute = Tag['attributes'][number];

/** Name of the file with a list of a version, as `versions.json` names it; `current` is the next one. */
export const dataFile = (version: string, list: ReferenceList): string => `${version}-${list}.json`;

/** Tells the version of a page from the folder of its file. */
const versionOf = (path: string): string =>
  /[\\/]versioned_docs[\\/]version-([^\\/]+)[\\/]/.exec(path)?.[1] ?? 'current';

const isReferenceList = (name: string | null): name is keyof typeof referenceLists =>
  name !== null && Object.hasOwn(referenceLists, name);

const variable = (list: ReferenceList): string => `${list}OfVersion`;

/** `import keysOfVersion from '…'`, as MDX has it. */
function importOf(version: string, list: ReferenceList): Statement {
  const source = `@generated/docs-facts/default/${dataFile(version, list)}`;
  return {
    type: 'mdxjsEsm',
    value: `import ${variable(list)} from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [
              {
                type: 'ImportDefaultSpecifier',
                local: { type: 'Identifier', name: variable(list) },
              },
            ],
            source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
            attributes: [],
          },
        ],
      },
    },
  };
}

/** `list={keysOfVersion}` */
const attributeOf = (list: ReferenceList): Attribute => ({
  type: 'mdxJsxAttribute',
  name: 'list',
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: variable(list),
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ExpressionStatement',
            expression: { type: 'Identifier', name: variable(list) },
          },
        ],
      },
    },
  },
});

/**
 * Remark plugin: `<ConfigurationKeys />` and `<ErrorMessages />` get the list of the version that their page belongs to, told by its
 * folder. So a cut copies the page as it is, and the copy shows the keys of its own version.
 */
export default function remarkReference(): (tree: Root, file: { path: string }) => void {
  return (tree, { path }) => {
    for (const tag of nodesOf(tree, 'mdxJsxFlowElement').filter(isTag)) {
      if (isReferenceList(tag.name)) {
        const list = referenceLists[tag.name];
        tag.attributes.push(attributeOf(list));
        tree.children.unshift(importOf(versionOf(path), list));
      }
    }
  };
}
