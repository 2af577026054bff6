import type { Root } from 'mdast';
import { codeAttribute, statementOf } from '../../markdown/mdxCode';
import { tagsOf } from '../../markdown/nodes';
import { type ReferenceList, referenceLists } from '../../site/reference';

/** Name of the file with a list of a version, as `versions.json` names it; `current` is the next one. */
export const dataFile = (version: string, list: ReferenceList): string => `${version}-${list}.json`;

const lists = new Map<string, ReferenceList>(Object.entries(referenceLists));

/**
 * Remark plugin: `<ConfigurationKeys />` and `<ErrorMessages />` get the list of the version that their page belongs to, told by its
 * folder. So a cut copies the page as it is, and the copy shows the keys of its own version.
 */
export default function remarkReference(): (tree: Root, file: { path: string }) => void {
  return (tree, { path }) => {
    const folder = /[\\/]versioned_docs[\\/]version-([^\\/]+)[\\/]/.exec(path);
    for (const tag of tagsOf(tree)) {
      const list = lists.get(tag.name ?? '');
      if (list !== undefined) {
        const file = `@generated/docs-facts/default/${dataFile(folder?.[1] ?? 'current', list)}`;
        tag.attributes.push(codeAttribute('list', `${list}OfVersion`));
        tree.children.unshift(statementOf(`import ${list}OfVersion from '${file}';`));
      }
    }
  };
}
