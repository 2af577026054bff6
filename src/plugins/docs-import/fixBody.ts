import { posix } from 'node:path';
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

/** Returns a function that changes the parts of a line that aren't inline code. */
const changeProse =
  (change: (text: string) => string) =>
  (line: string): string =>
    line.replace(/(`+)(?!`).*?[^`]\1(?!`)|[^`]+|`+/g, (part) =>
      part.startsWith('`') ? part : change(part),
    );

/** Returns the language that the build knows for the name of one. */
function fixLanguage(name: string): string {
  const lower = name.toLowerCase();
  const known = [...codeLanguages, ...languageAliases, 'mermaid'];
  return lower === '' ? 'text' : known.includes(lower) ? lower : (otherLanguages[lower] ?? name);
}

/** Writes a note's first line as the build reads it. */
function fixNote(line: string): string {
  const [, indent = '', colons = '', name = '', rest = ''] =
    /^(\s*)(:{3,})\s*([A-Za-z]+)(.*)$/.exec(line) ?? [];
  const lower = name.toLowerCase();
  const known = noteNames.includes(lower) ? lower : otherNotes[lower];
  if (known === undefined) {
    return line;
  }
  const title = rest.trim();
  const isRead = title === '' || /^[[{]/.test(title);
  return `${indent}${colons}${known}${isRead ? rest.trim() : `[${title}]`}`;
}

/** Writes an `<img>` as Markdown where that loses nothing but its size. */
const fixPicture = (text: string): string =>
  text.replace(/<img((?:\s+[\w-]+=(["']).*?\2)+)\s*\/?>/gi, (tag, attributes: string) => {
    const pairs = [...attributes.matchAll(/([\w-]+)=(["'])(.*?)\2/g)];
    const found = new Map(pairs.map(([, name = '', , value = '']) => [name, value]));
    const [source = '', alt = ''] = [found.get('src'), found.get('alt')];
    const isPlain = [...found.keys()].every((name) => /^(?:src|alt|width|height)$/.test(name));
    const isOwn = source !== '' && !/^(?:[a-z]+:)?\/\/|[\s()]/i.test(source);
    return isPlain && isOwn && alt !== '' ? `![${alt}](${source})` : tag;
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
    const relative = file === undefined ? '' : posix.relative(folder, file);
    return relative === '' ? all : `${open}${relative.startsWith('.') ? '' : './'}${relative}`;
  });

const accept = /\s*-H (["'])Accept: application\/vnd\.gravitino[^"']*\1(?: *\\$)?/;

/** Takes the prompt and the header that every request has out of a line of commands. */
const fixCommand = (line: string): string =>
  line.replace(/^(\s*)\$ /, '$1').replace(accept, (header) => (/^\s/.test(header) ? ' ' : ''));

/**
 * Repairs the Markdown of a page below its front matter, line by line: a page in an older form may be one that MDX can't read.
 *
 * @param file of the page, below the site.
 * @param first line of the body in the page, from 1.
 */
export function fixBody(
  file: string,
  body: string,
  { first, title, targets }: { first: number; title: string; targets: LinkTargets },
): { body: string; changes: Change[] } {
  const changes: Change[] = [];
  let fence: { mark: string; isShell: boolean } | undefined;
  let inComment = false;
  let above = 1;
  let written = 1;
  const fixComment = changeProse((text) => {
    const opened = text.replace(/<!--+/g, () => {
      inComment = true;
      return '{/*';
    });
    const isOpen = inComment;
    inComment = isOpen && !/--+>/.test(opened);
    return isOpen ? opened.replace(/--+>/g, '*/}') : opened;
  });
  const dropTitle = (line: string): string =>
    above === 1 && line.replace(/^#\s+/, '').trim() === title && line.startsWith('#') ? '' : line;
  const fixLevel = (line: string): string =>
    line.replace(/^#{1,6}(?=\s)/, ({ length: depth }) => {
      // Headings below one that was lowered keep their distance from it.
      above = Math.max(2, Math.min(depth, depth > written ? above + 1 : depth));
      written = depth;
      return '#'.repeat(above);
    });
  const steps: readonly [message: string, fix: (line: string) => string][] = [
    ['old form of a note', fixNote],
    ['heading that repeats the title taken out', dropTitle],
    ['level of a heading', fixLevel],
    ['id of a heading', (line) => line.replace(/^(#.*?)\s*\{#([^{}\s]+)\}\s*$/, '$1 {/* #$2 */}')],
    ['<img> written as ![…](…)', changeProse(fixPicture)],
    [
      'link to a page by its file',
      changeProse((text) => fixLinks(text, posix.dirname(file), targets)),
    ],
    [
      'tag without an end closed',
      changeProse((text) => text.replace(/<(br|hr|wbr)\s*>/gi, '<$1 />')),
    ],
  ];
  const lines = body.split('\n').map((line, index): string | undefined => {
    const note = (message: string, before: string, now: string): string => {
      if (now !== before) {
        changes.push({ line: first + index, message });
      }
      return now;
    };
    const [, indent = '', mark = '', info = ''] = /^([\s>]*)(`{3,}|~{3,})([^`]*)$/.exec(line) ?? [];
    if (fence !== undefined) {
      if (mark.startsWith(fence.mark) && info.trim() === '') {
        fence = undefined;
        return line;
      }
      const now = fence.isShell ? fixCommand(line) : line;
      note('prompt or Accept header taken out', line, now);
      return now !== line && now.trim() === '' ? undefined : now;
    }
    if (mark !== '' && !inComment) {
      const [, space = '', name = '', rest = ''] = /^(\s*)([^\s{]*)(.*)$/.exec(info) ?? [];
      const language = fixLanguage(name);
      fence = { mark, isShell: /^(?:shell|bash|sh)$/.test(language) };
      return note('language of a code block', line, `${indent}${mark}${space}${language}${rest}`);
    }
    const commented = note('HTML comment written as {/* … */}', line, fixComment(line));
    return inComment
      ? commented
      : steps.reduce((now, [message, fix]) => note(message, now, fix(now)), commented);
  });
  return { body: lines.filter((line) => line !== undefined).join('\n'), changes };
}
