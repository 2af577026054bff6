import type { Root } from 'mdast';
import { codeAttribute, statementOf } from '../../markdown/mdxCode';
import { tagsOf } from '../../markdown/nodes';
import { type ReferenceList, referenceLists } from '../../site/reference';

/** Returns the name of the file with a list of a version. The next version is `current`. */
export const dataFile = (version: string, list: ReferenceList): string => `${version}-${list}.json`;

const lists = new Map<string, ReferenceList>(Object.entries(referenceLists));

/**
 * Remark plugin that passes the list of a page's version, which its folder determines, to `<ConfigurationKeys />` and
 * `<ErrorMessages />`. The page doesn't have to change when a version is cut.
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
