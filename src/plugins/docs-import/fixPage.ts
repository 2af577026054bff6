import { posix } from 'node:path';
import { isPost } from '../front-matter/read';
import { docsAddress, isDocsFile } from '../redirects/docsPages';
import { fixFrontMatter } from './fixFrontMatter';
import { codeLanguages, languageAliases, noteNames, otherLanguages, otherNotes } from './names';

/** Something that was changed in a page. */
export interface Change {
  /** Line of the page as it was, from 1. */
  line: number;
  message: string;
}

/** What a page can link to. */
export interface LinkTargets {
  files: ReadonlySet<string>;
  /** The files of the page's version, by address below the version. */
  addresses: ReadonlyMap<string, string>;
  /** New names of files that have moved. */
  moved?: ReadonlyMap<string, string>;
}

const folderOf = /^(?:docs|versioned_docs\/[^/]+)\//;

/** Lists what a page can link to, from the files of the site. */
export function linkTargets(file: string, files: ReadonlyMap<string, string>): LinkTargets {
  const [folder = 'docs/'] = folderOf.exec(file) ?? [];
  const addresses = new Map<string, string>();
  for (const [name, text] of files) {
    const below = name.slice(folder.length);
    if (name.startsWith(folder) && isDocsFile(below)) {
      const [, slug] = /^slug: *["']?([^\s"']+)/m.exec(text) ?? [];
      addresses.set(docsAddress(below, slug), name);
    }
  }
  return { files: new Set(files.keys()), addresses };
}

/** Returns a function that changes the parts of a line that aren't inline code. */
const inProse =
  (change: (text: string) => string) =>
  (line: string): string =>
    line.replace(/(`+)(?!`).*?[^`]\1(?!`)|[^`]+|`+/g, (part) =>
      part.startsWith('`') ? part : change(part),
    );

/** Returns the language that the build knows for the name of one. */
function fixLanguage(name: string): string {
  const lower = name.toLowerCase();
  const known = [...codeLanguages, ...languageAliases, 'mermaid'];
  return known.includes(lower) ? lower : (otherLanguages[lower] ?? name);
}

/** Writes a note's first line as the build reads it. */
const fixNote = (line: string): string =>
  line.replace(/^(\s*:{3,})\s*([A-Za-z]+)(.*)$/, (all, colons, name: string, rest: string) => {
    const lower = name.toLowerCase();
    const known = noteNames.includes(lower) ? lower : otherNotes[lower];
    const title = rest.trim();
    return known ? colons + known + (/^(?![[{])./.test(title) ? `[${title}]` : title) : all;
  });

/** Writes an `<img>` as Markdown where that loses nothing but its size, and takes pictures out that count readers. */
const fixPicture = (text: string): string =>
  text.replace(/<img((?:\s+[\w-]+=(["']).*?\2)+)\s*\/?>/gi, (tag, attributes: string) => {
    const pairs = [...attributes.matchAll(/([\w-]+)=(["'])(.*?)\2/g)];
    const {
      src = '',
      alt = '',
      ...others
    } = Object.fromEntries(pairs.map(([, name = '', , value = '']) => [name, value]));
    if (/^https?:.*\/matomo\.php/.test(src)) {
      return '';
    }
    const isPlain = Object.keys(others).every((name) => /^(?:width|height)$/.test(name));
    const isOwn = src !== '' && !/^(?:[a-z]+:)?\/\/|[\s()]/i.test(src);
    return isPlain && isOwn && alt !== '' ? `![${alt}](${src})` : tag;
  });

/** Returns the file that a link means, or `undefined` when it is right or leads nowhere. */
function linkedFile(
  path: string,
  folder: string,
  { files, addresses, moved }: LinkTargets,
): string | undefined {
  const written = posix.join(folder, path);
  if (!path.startsWith('/') && files.has(written)) {
    return undefined;
  }
  const bare = path.replace(/(?:\.html|\/)$/, '');
  const names = bare.startsWith('/')
    ? [`docs${bare}`, `docs${bare.replace(/^\/docs(?:\/latest|\/next)?/, '')}`]
    : [posix.join(folder, bare)];
  const near = names
    .flatMap((name) => [name, `${name}.md`, `${name}.mdx`, `${name}/index.md`])
    .find((name) => /\.mdx?$/.test(name) && files.has(name));
  return moved?.get(written) ?? near ?? addresses.get(bare.replace(/\.mdx?$/, ''));
}

/** Writes links to pages by file. */
const fixLinks = (text: string, folder: string, targets: LinkTargets): string =>
  text.replace(/(\]\(|^\[[^\]]+\]:\s+)([^\s)#?:]+)(?=[)#?\s]|$)/g, (all, open, path: string) => {
    const file = linkedFile(path, folder, targets);
    return file ? open + posix.relative(folder, file).replace(/^(?!\.)/, './') : all;
  });

const acceptHeader = /\s*-H (["'])Accept: application\/vnd\.gravitino[^"']*\1(?: *\\$)?/;

/** Takes the prompt and the header that every request has out of a line of commands. */
const fixCommand = (line: string): string =>
  line
    .replace(/^(\s*)\$ /, '$1')
    .replace(acceptHeader, (header) => (/^\s/.test(header) ? ' ' : ''));

/** Returns the changes of a line outside of code and comments, each with what it is called, in order. */
function openSteps(file: string, title: string, targets: LinkTargets) {
  let above = 1;
  let written = 1;
  let isStart = true;
  /** The words below a heading that only repeats the title are the page's first. */
  const dropFirstHeading = (line: string): string => {
    const [, text] = /^#{1,6}\s+(.*?)\s*$/.exec(line) ?? [];
    const isNeedless = text === title || /^(?:introduction|overview|background)$/i.test(text ?? '');
    const isDropped = isStart && text !== undefined && isNeedless;
    isStart &&= line.trim() === '' || isDropped;
    return isDropped ? '' : line;
  };
  const fixLevel = (line: string): string =>
    line.replace(/^#{1,6}(?=\s)/, ({ length: depth }) => {
      // Headings below one that was lowered keep their distance from it.
      above = Math.max(2, Math.min(depth, depth > written ? above + 1 : depth));
      written = depth;
      return '#'.repeat(above);
    });
  const steps: readonly [message: string, fix: (line: string) => string][] = [
    ['old form of a note', fixNote],
    ['first heading taken out', dropFirstHeading],
    ['level of a heading', fixLevel],
    ['id of a heading', (line) => line.replace(/^(#.*?)\s*\{#([^{}\s]+)\}\s*$/, '$1 {/* #$2 */}')],
    ['<img> written as ![…](…), or taken out', inProse(fixPicture)],
    ['link to a page by its file', inProse((text) => fixLinks(text, posix.dirname(file), targets))],
    ['tag without an end closed', inProse((text) => text.replace(/<(br|hr|wbr)\s*>/gi, '<$1 />'))],
  ];
  return steps;
}

/** Repairs the Markdown of a page, line by line: a page in an older form may be one that MDX can't read. */
function fixBody(
  body: string,
  first: number,
  steps: ReturnType<typeof openSteps>,
): { body: string; changes: Change[] } {
  const changes: Change[] = [];
  let fence: { mark: string; isShell: boolean } | undefined;
  let inComment = false;
  const fixComment = inProse((text) => {
    const opened = text.replace(/<!--+/g, '{/*');
    const isOpen = inComment || opened !== text;
    inComment = isOpen && !/--+>/.test(opened);
    return isOpen ? opened.replace(/--+>/g, '*/}') : text;
  });
  const lines = body.split('\n').flatMap((line, index) => {
    const note = (message: string, before: string, now: string): string => {
      if (now !== before) {
        changes.push({ line: first + index, message });
      }
      return now;
    };
    const [, indent = '', mark = '', info = ''] = /^([\s>]*)(`{3,}|~{3,})([^`]*)$/.exec(line) ?? [];
    if (fence !== undefined) {
      const isEnd = mark.startsWith(fence.mark) && info.trim() === '';
      const now = fence.isShell && !isEnd ? fixCommand(line) : line;
      fence = isEnd ? undefined : fence;
      note('prompt or Accept header taken out', line, now);
      return now !== line && now.trim() === '' ? [] : now;
    }
    if (mark !== '' && !inComment) {
      const [, space = '', name = '', rest = ''] = /^(\s*)([^\s{]*)(.*)$/.exec(info) ?? [];
      const language = name === '' ? 'text' : fixLanguage(name);
      fence = { mark, isShell: /^(?:shell|bash|sh)$/.test(language) };
      return note('language of a code block', line, indent + mark + space + language + rest);
    }
    const commented = note('HTML comment written as {/* … */}', line, fixComment(line));
    return inComment
      ? commented
      : steps.reduce((now, [message, fix]) => note(message, now, fix(now)), commented);
  });
  return { body: lines.join('\n'), changes };
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
  const [, title = ''] = /^title: *["']?(.*?)["']?\s*$/m.exec(yaml ?? '') ?? [];
  const { body, changes } = fixBody(
    text.slice(front.length),
    front.split('\n').length,
    openSteps(file, title, targets),
  );
  const below = file.replace(folderOf, '');
  const slug = folderOf.test(file) ? docsAddress(below, undefined) : undefined;
  const fields =
    yaml !== undefined && (isPost(file) || isDocsFile(below))
      ? fixFrontMatter(yaml, body, isPost(file), slug)
      : { yaml, messages: [] };
  const messages = [
    ...(source.startsWith('\uFEFF') ? ['byte order mark taken out'] : []),
    ...fields.messages,
  ];
  const all = [...messages.map((message) => ({ line: 1, message })), ...changes];
  const fixed = (yaml === undefined ? '' : `---\n${fields.yaml}\n---\n`) + body;
  return {
    text: all.length === 0 ? source : isCrlf ? fixed.replaceAll('\n', '\r\n') : fixed,
    changes: all,
  };
}
