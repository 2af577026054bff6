import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Allowed } from '../deploy/blockedElements';
import { inlineCode } from '../deploy/inlineSources';
import { findMarkdown } from '../markdown-export/toMarkdown';
import { findRecords } from '../search-index/recordReader';
import { type BuildAddress, type ParsedPage, pathOfFile } from './files';
import { elementsOf, parsePage } from './parsePage';
import { foundClasses } from './themeClasses';

/** What plugins look for in built pages. Each function gets the parsed page, which all share and none may change. */
export const finders = {
  policy: ({ tree }: ParsedPage, allowed: Allowed) => inlineCode(tree, allowed),
  markdown: findMarkdown,
  records: findRecords,
};

export type Finders = typeof finders;

/** What a worker thread looks for, with the options of each finder. */
export type Wanted = { [Name in keyof Finders]?: Parameters<Finders[Name]>[1] };

/** What was found in one page. */
export type Found = { [Name in keyof Finders]?: ReturnType<Finders[Name]> } & {
  /** Classes of the theme. */
  classes: string[];
};

/** Returns the work of a thread: reads a file of the build, parses it once, and runs the wanted finders over it. */
export default function pageWork({
  address,
  wanted,
}: {
  address: BuildAddress;
  wanted: Wanted;
}): (file: string) => Promise<Found> {
  return async (file) => {
    const tree = parsePage(await readFile(join(address.outDir, file), 'utf8'));
    const page = { file, path: pathOfFile(file, address), tree };
    return {
      classes: foundClasses(elementsOf(tree)),
      ...(wanted.policy && { policy: finders.policy(page, wanted.policy) }),
      ...(wanted.markdown && { markdown: finders.markdown(page, wanted.markdown) }),
      ...(wanted.records && { records: finders.records(page, wanted.records) }),
    };
  };
}
