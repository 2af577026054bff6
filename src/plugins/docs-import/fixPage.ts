import { posix } from 'node:path';
import { docsAddress, isPost } from '../shared/docusaurus';
import { fixFrontMatter } from './fixFrontMatter';

/** Something that was changed in a page. */
export interface Change {
  /** Line of the page as it was, from 1. Of front matter it is 1. */
  line: number;
  /** What was wrong. */
  message: string;
  /** What the line says now; `''` where it was taken out, and of front matter. */
  now: string;
}

/** Names of notes that the build draws. */
export const noteNames = 'note tip info warning danger secondary success important caution'.split(
  ' ',
);

/** Names of notes and languages that the build doesn't know, and what they mean. */
const otherNotes: Record<string, string> = { error: 'danger', hint: 'tip', warn: 'warning' };
const otherLanguages: Record<string, string> = {
  '': 'text',
  conf: 'ini',
  console: 'shell',
  curl: 'shell',
  mysql: 'sql',
  postgresql: 'sql',
  test: 'text',
};

/** Returns the file that a link of a page means, or `undefined` when the link is right or leads nowhere. */
export type FindLinked = (file: string, path: string) => string | undefined;

type Fix = (text: string) => string;

const folderOf = /^(?:docs|versioned_docs\/[^/]+)\//;

/** Returns the address of a page below its version, by its text. */
export function addressOf(file: string, text: string): string {
  const [, slug] = /^slug: *["']?([^\s"']+)/m.exec(text) ?? [];
  return docsAddress(file.replace(folderOf, ''), slug);
}

/** Opens a search for the files that links mean, by the files of the site and the new names of those that have moved. */
export const openLinked =
  (files: ReadonlyMap<string, string>, moved?: ReadonlyMap<string, string>): FindLinked =>
  (file, path) => {
    const [version = 'docs/'] = folderOf.exec(file) ?? [];
    const written = posix.join(posix.dirname(file), path);
    if (!path.startsWith('/') && files.has(written)) {
      return undefined;
    }
    const bare = path.replace(/(?:\.html|\/)$/, '');
    const name = path.startsWith('/')
      ? bare.replace(/^\/(?:docs\/(?:latest\/|next\/)?)?/, 'docs/')
      : posix.join(posix.dirname(file), bare);
    const near = [name, `${name}.md`, `${name}.mdx`, `${name}/index.md`].find(
      (other) => /\.mdx?$/.test(other) && files.has(other),
    );
    const isThere = ([other, text]: readonly [string, string]): boolean =>
      other.startsWith(version) && addressOf(other, text) === bare.replace(/\.mdx?$/, '');
    return moved?.get(written) ?? near ?? [...files].find(isThere)?.[0];
  };

/** What isn't prose: front matter, code blocks, code in a line, and comments. Pages may be in a form that no parser reads. */
const notProse = [
  /(?<![\s\S])---\n[\s\S]*?\n---[ \t]*$/,
  /^[ \t>]*(?<fence>`{3,}|~{3,})(?!.*`)[\s\S]*?(?:^[ \t>]*\k<fence>[`~]*[ \t]*$|(?![\s\S]))/,
  /(?<ticks>`+)(?!`)(?:.*?[^`]\k<ticks>(?!`))?/,
  /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/,
]
  .map(({ source }) => source)
  .join('|');

/** Changes what a pattern matches in the prose of a page. */
const inProse =
  (pattern: RegExp, write: (whole: string, ...groups: string[]) => string): Fix =>
  (text) =>
    text.replace(RegExp(`${pattern.source}|(?<other>${notProse})`, 'gim'), (...match) =>
      match.at(-1).other === undefined ? write(...(match as [string])) : match[0],
    );

/** Changes comments and blocks of code, as a whole. */
const inOthers =
  (fix: Fix): Fix =>
  (text) =>
    text.replace(RegExp(notProse, 'gm'), fix);

/** Changes commands, which readers copy. */
const inShell = (fix: Fix): Fix =>
  inOthers((code) => (/^[ \t>]*[`~]{3,}[ \t]*(?:shell|bash|sh)\b/i.test(code) ? fix(code) : code));

/** Names a language that the build knows. */
const fixLanguage = inOthers((code) =>
  code.replace(
    /^([ \t>]*[`~]{3,}[ \t]*)([^\s{]*)(?=.*\n)/,
    (_, fence, name: string) => fence + (otherLanguages[name.toLowerCase()] ?? name),
  ),
);

/** Stands for a line that goes. */
const noLine = '\0';
const accept = `[ \\t]*\\\\?-H (["'])Accept: application/vnd\\.gravitino[^"'\\n]*\\1`;

/** Takes out what all requests do without. */
const fixHeaders = inShell((code) =>
  code.replace(RegExp(`^${accept} *\\\\?$`, 'gm'), noLine).replace(RegExp(accept, 'g'), ''),
);

/** Writes the first line of a note as the build reads it. */
const fixNotes = inProse(
  /^(\s*:{3,})[ \t]*([a-z]+)(.*)$/,
  (whole, colons = '', written = '', rest = '') => {
    const name = otherNotes[written.toLowerCase()] ?? written.toLowerCase();
    const title = rest.trim().replace(/^(?![[{]).+/, '[$&]');
    return noteNames.includes(name) ? colons + name + title : whole;
  },
);

/** Writes an `<img>` as Markdown where that loses nothing but its size, and takes pictures out that count readers. */
const fixPictures = inProse(/<img(?:[ \t]+[\w-]+=(["']).*?\1)+[ \t]*\/?>/, (tag) => {
  const pairs = [...tag.matchAll(/([\w-]+)=(["'])(.*?)\2/g)];
  const attributes = Object.fromEntries(pairs.map(([, name = '', , value = '']) => [name, value]));
  const { src = '', alt = '', width, height, ...others } = attributes;
  if (/^https?:.*\/matomo\.php/.test(src)) {
    return '';
  }
  const isOwn = src !== '' && !/^(?:[a-z]+:)?\/\/|[\s()]/i.test(src);
  return isOwn && alt !== '' && Object.keys(others).length === 0 ? `![${alt}](${src})` : tag;
});

/** Writes headings that skip no level; those of a partial begin at that of the page that includes it. */
function fixLevels(isPartial: boolean): Fix {
  let above = isPartial ? 6 : 1;
  let written = 1;
  return inProse(/^#{1,6}(?=\s)/, ({ length: depth }) => {
    // Headings below one that was lowered keep their distance from it.
    above = Math.max(2, Math.min(depth, depth > written ? above + 1 : depth));
    written = depth;
    return '#'.repeat(above);
  });
}

/** Writes links to pages by file. */
const fixLinks = (file: string, findLinked: FindLinked): Fix =>
  inProse(/(\]\(|^\[[^\]]+\]:\s+)([^\s)#?:]+)(?=[)#?\s]|$)/, (whole, open = '', path = '') => {
    const linked = findLinked(file, path);
    const relative = linked && posix.relative(posix.dirname(file), linked);
    return relative ? open + relative.replace(/^(?!\.)/, './') : whole;
  });

/** Lists what is repaired, in order. */
const fixesOf = (file: string, findLinked: FindLinked): Record<string, Fix> => ({
  'an HTML comment': inOthers((other) => other.replace(/^<!--+([\s\S]*?)--+>$/, '{/*$1*/}')),
  'a code block in no known language': fixLanguage,
  'a prompt': inShell((code) => code.replace(/^([ \t>]*)\$ /gm, '$1')),
  'a note of an older form': fixNotes,
  'a heading of the wrong level': fixLevels(/\/_[^/]*$/.test(file)),
  'an id of an older form': inProse(
    /[ \t]*\{#([^{}\s]+)\}(?<=^#.*)[ \t]*$/,
    (_, id) => ` {/* #${id} */}`,
  ),
  'an <img> that Markdown can write': fixPictures,
  'a tag without an end': inProse(/<(br|hr|wbr)[ \t]*>/, (_, name) => `<${name} />`),
  // The addresses that posts link to are permanent.
  ...(folderOf.test(file) && {
    'a link without its file': fixLinks(file, findLinked),
    'the Accept header of all requests': fixHeaders,
  }),
});

/** Repairs what a program can in a page or a post, and changes nothing else. */
export function fixPage(
  file: string,
  source: string,
  findLinked: FindLinked,
): { text: string; changes: Change[] } {
  let lines = source
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split('\n');
  const changes: Change[] = [];
  for (const [message, fix] of Object.entries(fixesOf(file, findLinked))) {
    const before = lines;
    lines = fix(before.join('\n')).split('\n');
    for (const [index, now] of lines.entries()) {
      if (now !== before[index]) {
        changes.push({ line: index + 1, message, now: now.replace(noLine, '').trim() });
      }
    }
  }
  const slug = folderOf.test(file) ? addressOf(file, '') : undefined;
  const body = lines.filter((line) => line !== noLine).join('\n');
  const { text, messages } = fixFrontMatter(body, isPost(file), slug);
  const mark = source.startsWith('\uFEFF') ? ['a byte order mark'] : [];
  changes.unshift(...[...mark, ...messages].map((message) => ({ line: 1, message, now: '' })));
  const fixed = source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
  return { text: changes.length === 0 ? source : fixed, changes };
}
