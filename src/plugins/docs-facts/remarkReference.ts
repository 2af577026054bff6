import type { Root } from 'mdast';
import { codeAttribute, statementOf } from '../../markdown/mdxCode';
import { isTag, nodesOf } from '../../markdown/nodes';
import { type ReferenceList, referenceLists } from '../../site/reference';

/** Name of the file with a list of a version, as `versions.json` names it; `current` is the next one. */
export const dataFile = (version: string, list: ReferenceList): string => `${version}-${list}.json`;

/** Tells the version of a page from the folder of its file. */
const versionOf = (path: string): string =>
  /[\\/]versioned_docs[\\/]version-([^\\/]+)[\\/]/.exec(path)?.[1] ?? 'current';

const isReferenceList = (name: string | null): name is keyof typeof referenceLists =>
  name !== null && Object.hasOwn(referenceLists, name);

/**
 * Remark plugin: `<ConfigurationKeys />` and `<ErrorMessages />` get the list of the version that their page belongs to, told by its
 * folder. So a cut copies the page as it is, and the copy shows the keys of its own version.
 */
export default function remarkReference(): (tree: Root, file: { path: string }) => void {
  return (tree, { path }) => {
    for (const tag of nodesOf(tree, 'mdxJsxFlowElement').filter(isTag)) {
      if (isReferenceList(tag.name)) {
        const list = referenceLists[tag.name];
        const file = dataFile(versionOf(path), list);
        tag.attributes.push(codeAttribute('list', `${list}OfVersion`));
        tree.children.unshift(
          statementOf(`import ${list}OfVersion from '@generated/docs-facts/default/${file}';`),
        );
      }
    }
  };
}
