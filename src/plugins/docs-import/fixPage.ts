import { posix } from 'node:path';
import { docsAddress, isDocsFile, isPost } from '../shared/docusaurus';
import { fixFrontMatter } from './fixFrontMatter';
import { noteNames, otherLanguages, otherNotes } from './names';

/** Something that was changed in a page. */
export interface Change {
  /** Line of the page as it was, from 1. Of front matter it is 1. */
  line: number;
  /** What was wrong. */
  message: string;
  /** What the line says now; `''` where it was taken out, and of front matter. */
  now: string;
}

/** What a page can link to. */
export interface LinkTargets {
  files: { has(file: string): boolean };
  /** Returns the file at an address below the version of the page. */
  fileAt: (address: string) => string | undefined;
  /** New names of files that have moved. */
  moved?: ReadonlyMap<string, string>;
}

const folderOf = /^(?:docs|versioned_docs\/[^/]+)\//;

/** Returns the address of a page below its version, by its text. */
export function addressOf(file: string, text: string): string {
  const [, slug] = /^slug: *["']?([^\s"']+)/m.exec(text) ?? [];
  return docsAddress(file.replace(folderOf, ''), slug);
}

/** Finds what a page can link to, by the files of the site. */
export function linkTargets(file: string, files: ReadonlyMap<string, string>): LinkTargets {
  const [folder = 'docs/'] = folderOf.exec(file) ?? [];
  const isPage = (name: string): boolean =>
    name.startsWith(folder) && isDocsFile(name.slice(folder.length));
  return {
    files,
    fileAt: (address) =>
      [...files].find(([name, text]) => isPage(name) && addressOf(name, text) === address)?.[0],
  };
}

/** Returns a function that changes the parts of a line that aren't inline code. */
const inProse =
  (change: (text: string) => string) =>
  (line: string): string =>
    line.replace(/(`+)(?!`).*?[^`]\1(?!`)|[^`]+|`+/g, (part) =>
      part.startsWith('`') ? part : change(part),
    );

/** Returns the language that the build knows for the name of one, which may be in capitals. */
const fixLanguage = (name: string): string =>
  name === '' ? 'text' : (otherLanguages[name.toLowerCase()] ?? name);

/** Writes a note's first line as the build reads it. */
const fixNote = (line: string): string =>
  line.replace(/^(\s*:{3,})\s*([A-Za-z]+)(.*)$/, (whole, colons, name: string, rest: string) => {
    const lower = name.toLowerCase();
    const known = noteNames.includes(lower) ? lower : otherNotes[lower];
    const title = rest.trim();
    return known ? colons + known + (/^(?![[{])./.test(title) ? `[${title}]` : title) : whole;
  });

/** Writes an `<img>` as Markdown where that loses nothing but its size, and takes pictures out that count readers. */
const fixPicture = (text: string): string =>
  text.replace(/<img((?:\s+[\w-]+=(["']).*?\2)+)\s*\/?>/gi, (tag, attributes: string) => {
    const pairs = [...attributes.matchAll(/([\w-]+)=(["'])(.*?)\2/g)];
    const {
      src = '',
      alt = '',
      width,
      height,
      ...others
    } = Object.fromEntries(pairs.map(([, name = '', , value = '']) => [name, value]));
    if (/^https?:.*\/matomo\.php/.test(src)) {
      return '';
    }
    const isOwn = src !== '' && !/^(?:[a-z]+:)?\/\/|[\s()]/i.test(src);
    return isOwn && alt !== '' && Object.keys(others).length === 0 ? `![${alt}](${src})` : tag;
  });

/** Returns the file that a link means, or `undefined` when it is right or leads nowhere. */
function linkedFile(path: string, folder: string, targets: LinkTargets): string | undefined {
  const { files, fileAt, moved } = targets;
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
  return moved?.get(written) ?? near ?? fileAt(bare.replace(/\.mdx?$/, ''));
}

/** Writes links to pages by file. */
const fixLinks = (text: string, folder: string, targets: LinkTargets): string =>
  text.replace(/(\]\(|^\[[^\]]+\]:\s+)([^\s)#?:]+)(?=[)#?\s]|$)/g, (whole, open, path: string) => {
    const file = linkedFile(path, folder, targets);
    return file ? open + posix.relative(folder, file).replace(/^(?!\.)/, './') : whole;
  });

type Step = readonly [message: string, fix: (line: string) => string];

/** Returns the changes of a line outside of code and comments, each with what it is called, in order. */
function openSteps(file: string, title: string, targets: LinkTargets): Step[] {
  // A partial begins at the level of the page that includes it.
  let above = /\/_[^/]*$/.test(file) ? 6 : 1;
  let written = 1;
  let isStart = true;
  /** The words below a heading that only repeats the title are the page's first. */
  const dropFirstHeading = (line: string): string => {
    const [, text] = /^#{1,6}\s+(.*?)\s*$/.exec(line) ?? [];
    const isNeedless = text === title || /^(?:introduction|overview|background)$/i.test(text ?? '');
    const isDropped = isStart && text !== undefined && isNeedless;
    isStart &&= line.trim() === '' || line.startsWith('import ') || isDropped;
    return isDropped ? '' : line;
  };
  const fixLevel = (line: string): string =>
    line.replace(/^#{1,6}(?=\s)/, ({ length: depth }) => {
      // Headings below one that was lowered keep their distance from it.
      above = Math.max(2, Math.min(depth, depth > written ? above + 1 : depth));
      written = depth;
      return '#'.repeat(above);
    });
  const inDocs: Step[] = [
    ['a heading that the title makes needless', dropFirstHeading],
    ['a link without its file', inProse((text) => fixLinks(text, posix.dirname(file), targets))],
  ];
  return [
    ['a note of an older form', fixNote],
    // The addresses that posts link to are permanent.
    ...(folderOf.test(file) ? inDocs : []),
    ['a heading of the wrong level', fixLevel],
    [
      'an id of an older form',
      (line) => line.replace(/^(#.*?)\s*\{#([^{}\s]+)\}\s*$/, '$1 {/* #$2 */}'),
    ],
    ['an <img> that Markdown can write', inProse(fixPicture)],
    ['a tag without an end', inProse((text) => text.replace(/<(br|hr|wbr)\s*>/gi, '<$1 />'))],
  ];
}

/** Repairs the Markdown of a page, line by line: a page in an older form may be one that MDX can't read. */
function fixBody(file: string, body: string, first: number, steps: readonly Step[]) {
  const changes: Change[] = [];
  let fence: { mark: string; isShell: boolean } | undefined;
  let inComment = false;
  const fixComment = inProse((text) => {
    const opened = text.replace(/<!--+/g, '{/*');
    const isOpen = inComment || opened !== text;
    inComment = isOpen && !/--+>/.test(opened);
    return isOpen ? opened.replace(/--+>/g, '*/}') : text;
  });
  const fixCommand = (line: string): string => {
    const command = line.replace(/^(\s*)\$ /, '$1');
    const header = /\s*-H (["'])Accept: application\/vnd\.gravitino[^"']*\1(?: *\\$)?/;
    return folderOf.test(file)
      ? command.replace(header, (match) => (/^\s/.test(match) ? ' ' : ''))
      : command;
  };
  const lines = body.split('\n').flatMap((line, index) => {
    const note = (message: string, before: string, now: string): string => {
      if (now !== before) {
        changes.push({ line: first + index, message, now: now.trim() });
      }
      return now;
    };
    const [, indent = '', mark = '', info = ''] = /^([\s>]*)(`{3,}|~{3,})([^`]*)$/.exec(line) ?? [];
    if (fence !== undefined) {
      const isEnd = mark.startsWith(fence.mark) && info.trim() === '';
      const now = fence.isShell && !isEnd ? fixCommand(line) : line;
      fence = isEnd ? undefined : fence;
      note('a prompt, or the Accept header of all requests', line, now);
      return now !== line && now.trim() === '' ? [] : now;
    }
    if (mark !== '' && !inComment) {
      const [, space = '', name = '', rest = ''] = /^(\s*)([^\s{]*)(.*)$/.exec(info) ?? [];
      const language = fixLanguage(name);
      fence = { mark, isShell: /^(?:shell|bash|sh)$/i.test(language) };
      return note(
        'a code block in no known language',
        line,
        indent + mark + space + language + rest,
      );
    }
    const commented = note('an HTML comment', line, fixComment(line));
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
  const steps = openSteps(file, title, targets);
  const { body, changes } = fixBody(
    file,
    text.slice(front.length),
    front.split('\n').length,
    steps,
  );
  const below = file.replace(folderOf, '');
  const slug = folderOf.test(file) ? docsAddress(below, undefined) : undefined;
  const fields =
    yaml !== undefined && (isPost(file) || isDocsFile(below))
      ? fixFrontMatter(yaml, body, isPost(file), slug)
      : { yaml, messages: [] };
  const messages = [
    ...(source.startsWith('\uFEFF') ? ['a byte order mark'] : []),
    ...fields.messages,
  ];
  const notes = [...messages.map((message) => ({ line: 1, message, now: '' })), ...changes];
  const fixed = (yaml === undefined ? '' : `---\n${fields.yaml}\n---\n`) + body;
  return {
    text: notes.length === 0 ? source : isCrlf ? fixed.replaceAll('\n', '\r\n') : fixed,
    changes: notes,
  };
}
