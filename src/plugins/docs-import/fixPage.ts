import { posix } from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { links, restFolder } from '../../site/links';
import { restIntroduction } from '../../site/restReference';
import { docsAddress, isPost } from '../shared/docusaurus';
import { fixFrontMatter } from './fixFrontMatter';

/** A change of a page. */
export interface Change {
  /** One-based line in the original page. In front matter, it is 1. */
  line: number;
  /** The problem. */
  message: string;
  /** The changed line, or `''` for a deleted line and front matter. */
  now: string;
}

/** Types of notes that the build supports. */
export const noteNames = 'note tip info warning danger secondary success important caution'.split(
  ' ',
);

/** Unsupported types of notes and languages, with their replacements. */
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

/** Returns the target file of a link, or `undefined` if the link is correct or broken. */
export type FindLinked = (file: string, path: string) => string | undefined;

type Fix = (text: string) => string;

const folderOf = /^(?:docs|versioned_docs\/[^/]+)\//;

/** Returns the address of a page relative to its version, from its text. */
export function addressOf(file: string, text: string): string {
  const [, slug] = /^slug: *["']?([^\s"']+)/m.exec(text) ?? [];
  return docsAddress(file.replace(folderOf, ''), slug);
}

/** Returns a function that finds the target files of links, including moved files. */
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
    const introduction = `${version}${restFolder}/${restIntroduction}`;
    const rest = name === introduction ? `${name}.info.mdx` : undefined;
    return moved?.get(written) ?? near ?? rest ?? [...files].find(isThere)?.[0];
  };

/** Everything except prose: front matter, code, and comments. A parser might not be able to read the page. */
const notProse = [
  /(?<![\s\S])---\n[\s\S]*?\n---[ \t]*$/,
  /^[ \t>]*(?<fence>`{3,}|~{3,})(?!.*`)[\s\S]*?(?:^[ \t>]*\k<fence>[`~]*[ \t]*$|(?![\s\S]))/,
  /(?<ticks>`+)(?!`)(?:.*?[^`]\k<ticks>(?!`))?/,
  /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/,
]
  .map(({ source }) => source)
  .join('|');

/** Replaces matches of a pattern in the prose of a page. */
const inProse =
  (pattern: RegExp, write: (whole: string, ...groups: string[]) => string): Fix =>
  (text) =>
    text.replace(RegExp(`${pattern.source}|(?<other>${notProse})`, 'gim'), (...match) =>
      match.at(-1).other === undefined ? write(...(match as [string])) : match[0],
    );

/** Changes whole comments and code blocks. */
const inOthers =
  (fix: Fix): Fix =>
  (text) =>
    text.replace(RegExp(notProse, 'gm'), fix);

/** Changes commands in shell blocks. */
const inShell = (fix: Fix): Fix =>
  inOthers((code) => (/^[ \t>]*[`~]{3,}[ \t]*(?:shell|bash|sh)\b/i.test(code) ? fix(code) : code));

/** Returns a supported language. */
const fixLanguage = inOthers((code) =>
  code.replace(
    /^([ \t>]*[`~]{3,}[ \t]*)([^\s{]*)(?=.*\n)/,
    (_, fence, name: string) => fence + (otherLanguages[name.toLowerCase()] ?? name),
  ),
);

/** Marks a deleted line. */
const noLine = '\0';
const accept = `[ \\t]*\\\\?-H (["'])Accept: application/vnd\\.gravitino[^"'\\n]*\\1`;

/** Removes options that no request needs. */
const fixHeaders = inShell((code) =>
  code.replace(RegExp(`^${accept} *\\\\?$`, 'gm'), noLine).replace(RegExp(accept, 'g'), ''),
);

/** Converts the first line of a note to the supported form. */
const fixNotes = inProse(
  /^(\s*:{3,})[ \t]*([a-z]+)(.*)$/,
  (whole, colons = '', written = '', rest = '') => {
    const name = otherNotes[written.toLowerCase()] ?? written.toLowerCase();
    const title = rest.trim().replace(/^(?![[{]).+/, '[$&]');
    return noteNames.includes(name) ? colons + name + title : whole;
  },
);

/** Converts an `<img>` or `<Image>` to Markdown if only its size is lost, and removes tracking pixels. */
const fixPictures = inProse(
  /<(?:img|Image)(?:[ \t]+[\w-]+=(?:(["']).*?\1|\{.*?\}(?=[ \t/>])))+[ \t]*\/?>/,
  (tag) => {
    const attribute = (name: string): string =>
      RegExp(`\\s${name}=(?:\\{require\\()?(["'])(.*?)\\1`).exec(tag)?.[2] ?? '';
    const [src, alt, img] = [attribute('src'), attribute('alt'), attribute('img')];
    if (/^https?:.*\/matomo\.php/.test(src)) {
      return '';
    }
    const isOwn = /^(?!(?:[a-z]+:)?\/\/)[^\s()]+$/i.test(img || src);
    const isPlain = alt !== '' && !/\s(?!(?:src|alt|width|height)=)[\w-]+=/.test(tag);
    return isOwn && (img !== '' || isPlain) ? `![${alt}](${img || src})` : tag;
  },
);

const beforeName = /(?<![\w./#"'>-]|\]\()/.source;
const behindName = /(?![\w/=-]|\.\w)(?<!^(?:import|export)\b.*|\{[^{}]*|<\w[^<>]*)/.source;

/** Takes a part out of words that aren't names, or parts of an address, attribute, or expression. */
const inWords = ({ source }: RegExp, part: RegExp): Fix =>
  inProse(RegExp(`${beforeName}(?:${source})${behindName}`), (words) =>
    words === words.toUpperCase() ? words : words.replace(part, ''),
  );

/** Corrects headings that skip a level. A partial begins at any level. */
function fixLevels(isPartial: boolean): Fix {
  let above = isPartial ? 6 : 1;
  let written = 1;
  return inProse(/^#{1,6}(?=\s)/, ({ length: depth }) => {
    // Subheadings of a corrected heading keep their relative level.
    above = Math.max(2, Math.min(depth, depth > written ? above + 1 : depth));
    written = depth;
    return '#'.repeat(above);
  });
}

/** Converts links to pages to links by file. */
const fixLinks = (file: string, findLinked: FindLinked): Fix =>
  inProse(/(\]\(|^\[[^\]]+\]:\s+)([^\s)#?:]+)(?=[)#?\s]|$)/, (whole, open = '', path = '') => {
    const linked = findLinked(file, path);
    const relative = linked && posix.relative(posix.dirname(file), linked);
    return relative ? open + relative.replace(/^(?!\.)/, './') : whole;
  });

/** Removes spaces from addresses, which Markdown doesn't read: the words of a heading become its anchor. */
const fixSpaces = inProse(
  /(?<=\]\()(?:[#./]|[^\s()]+\.\w)[^()"'<>\n]* [^\s()"'<>][^()"'<>\n]*(?=\))/,
  (target) => {
    const [path = '', heading] = target.split(/#+/);
    const anchor = heading === undefined ? '' : `#${createSlugger().slug(heading.trim())}`;
    return path.trim().replaceAll(' ', '%20') + anchor;
  },
);

/** A word or code in a list of several. */
const listed = '(?:`[^`\\n]+`|[\\w-]+)';

/** Lists the fixes in order. */
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
  'a tag that Markdown can write': fixPictures,
  'a tag without an end': inProse(/<(br|hr|wbr)[ \t]*>/, (_, name) => `<${name} />`),
  'a space in an address': fixSpaces,
  'a word twice': inWords(
    /(?!had|that|can|long)([a-z]{2,})(?:[ \t]+\1)+/,
    /(?<=^[a-z]+)\s[a-z\s]+$/,
  ),
  'an "an" before a consonant': inWords(/an (?:uni[foqtvx]\w*|use(?:d|ful|rs?))/, /n/),
  'a British spelling': inWords(
    /\w*(?:colo|behavio|neighbo|hono)ur\w*|(?:cance|labe|mode|trave|signa|channe)ll(?:ed|ing)/,
    /u(?=r)|l(?=l)/i,
  ),
  'a curly quote': inProse(/[“”‘’]/, (quote) => (/[“”]/.test(quote) ? '"' : "'")),
  'no comma before the last of four': inProse(
    RegExp(`(?<=(?:${listed}, ){2}${listed}) (?=(?:and|or) ${listed})`),
    () => ', ',
  ),
  'a hyphen for a colon': inProse(
    /(?<=^ *(?:[-*]|\d+\.) (?:(?! --? )[^:\n])*[\w.)`*]) --?(?= [\w`])/,
    () => ':',
  ),
  // Links in posts have permanent addresses.
  ...(folderOf.test(file) && {
    'a link without its file': fixLinks(file, findLinked),
    'a file of upstream’s site': inProse(
      /(?<=\]\()pathname:\/\/\/docs\/(?=\d)/,
      () => links.apacheDocs,
    ),
    'the Accept header of all requests': fixHeaders,
  }),
});

/** Applies all automatic fixes to a page or a post. */
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
