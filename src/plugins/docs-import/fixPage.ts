import { isPost, readFrontMatter } from '../front-matter/read';
import { blogFrontMatter, docsFrontMatter } from '../front-matter/schema';
import { docsAddress, isDocsFile } from '../redirects/docsPages';
import { type Change, fixBody, type LinkTargets } from './fixBody';
import { fixFrontMatter } from './fixFrontMatter';

const folderOf = /^(?:docs|versioned_docs\/[^/]+)\//;

/** Reads the fields of a page; those of one that can't be read are none. */
function fieldsIn(text: string): Record<string, unknown> {
  try {
    return readFrontMatter(text).fields;
  } catch {
    return {};
  }
}

/** Lists what a page can link to, from the files of the site. */
export function linkTargets(file: string, files: ReadonlyMap<string, string>): LinkTargets {
  const [folder = 'docs/'] = folderOf.exec(file) ?? [];
  const own = [...files].filter(
    ([name]) => name.startsWith(folder) && isDocsFile(name.slice(folder.length)),
  );
  return {
    files: new Set(files.keys()),
    addresses: new Map(
      own.map(([name, text]) => [
        docsAddress(name.slice(folder.length), fieldsIn(text).slug),
        name,
      ]),
    ),
  };
}

/** Repairs what a program can in a page or a post, and changes nothing else. */
export function fixPage(
  file: string,
  source: string,
  targets: LinkTargets,
): { text: string; changes: Change[] } {
  const isCrlf = source.includes('\r\n');
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [front = '', yaml] = /^---\n([\s\S]*?)\n---[ \t]*\n/.exec(text) ?? [];
  const { body, changes } = fixBody(file, text.slice(front.length), {
    first: front.split('\n').length,
    title: String(fieldsIn(text).title ?? ''),
    targets,
  });
  const isOfDocs = folderOf.test(file);
  const below = file.replace(folderOf, '');
  const schema = isPost(file) ? blogFrontMatter() : docsFrontMatter;
  const fields =
    yaml === undefined || !(isPost(file) || isDocsFile(below))
      ? { yaml, messages: [] }
      : fixFrontMatter(yaml, schema, {
          body,
          slug: isOfDocs ? docsAddress(below, undefined) : undefined,
        });
  const ofFile = source.startsWith('\uFEFF') ? ['byte order mark taken out'] : [];
  const all = [
    ...[...ofFile, ...fields.messages].map((message) => ({ line: 1, message })),
    ...changes,
  ];
  if (all.length === 0) {
    return { text: source, changes: all };
  }
  const fixed = (yaml === undefined ? '' : `---\n${fields.yaml}\n---\n`) + body;
  return { text: isCrlf ? fixed.replaceAll('\n', '\r\n') : fixed, changes: all };
}
