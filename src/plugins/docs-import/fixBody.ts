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

/** Changes the parts of a line that aren't inline code. */
const changeProse = (line: string, change: (text: string) => string): string =>
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
  text.replace(/<img\s([^<>]*?)\/?>/gi, (tag, attributes: string) => {
    const found = new Map(
      [...attributes.matchAll(/([\w-]+)=(["'])(.*?)\2/g)].map(([, name = '', , value = '']) => [
        name,
        value,
      ]),
    );
    const rest = attributes.replace(/([\w-]+)=(["'])(.*?)\2/g, '').trim();
    const [source = '', alt = ''] = [found.get('src'), found.get('alt')];
    const isPlain = [...found.keys()].every((name) => /^(?:src|alt|width|height)$/.test(name));
    const isOwn = source !== '' && !/^(?:[a-z]+:)?\/\/|[\s()]/i.test(source);
    return rest === '' && isPlain && isOwn && alt !== '' ? `![${alt}](${source})` : tag;
  });

/** Returns the file that a link means, or `undefined` when it is right or leads nowhere. */
function linkedFile(path: string, folder: string, targets: LinkTargets): string | undefined {
  const bare = path.replace(/(?:\.html|\/)$/, '');
  const below = posix.join(folder, bare);
  const names = bare.startsWith('/')
    ? [
        posix.join('docs', bare),
        posix.join('docs', bare.replace(/^\/docs(?:\/latest|\/next)?/, '')),
      ]
    : [below];
  const moved = targets.moved?.get(posix.join(folder, path));
  const isFile = !bare.startsWith('/') && targets.files.has(posix.join(folder, path));
  const ofRoot = bare.startsWith('/')
    ? targets.addresses.get(bare.replace(/\.mdx?$/, ''))
    : undefined;
  return isFile
    ? undefined
    : (moved ??
        names
          .flatMap((name) => [name, `${name}.md`, `${name}.mdx`, `${name}/index.md`])
          .find((name) => /\.mdx?$/.test(name) && targets.files.has(name)) ??
        ofRoot);
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
  const folder = posix.dirname(file);
  let fence: { mark: string; isShell: boolean } | undefined;
  let inComment = false;
  let above = 1;
  let written = 1;
  const fixProse = (line: string, index: number): string => {
    let now = line;
    const change = (message: string, fixed: string): void => {
      if (fixed !== now) {
        changes.push({ line: first + index, message });
        now = fixed;
      }
    };
    change(
      'HTML comment written as {/* … */}',
      changeProse(now, (text) => {
        const opened = text.replace(/<!--+/g, () => {
          inComment = true;
          return '{/*';
        });
        const isOpen = inComment;
        inComment = isOpen && !/--+>/.test(opened);
        return isOpen ? opened.replace(/--+>/g, '*/}') : opened;
      }),
    );
    if (inComment) {
      return now;
    }
    change('old form of a note', fixNote(now));
    const [, signs = '', heading = ''] = /^(#{1,6})\s+(.*)$/.exec(now) ?? [];
    if (signs !== '') {
      const depth = signs.length;
      if (depth === 1 && heading.trim() === title && above === 1) {
        change('heading that repeats the title taken out', '');
        return now;
      }
      // Headings below one that was lowered keep their distance from it.
      const level = Math.min(Math.max(2, depth), depth > written ? above + 1 : depth);
      above = Math.max(2, level);
      written = depth;
      change(`heading of level ${depth} now of level ${above}`, `${'#'.repeat(above)} ${heading}`);
      change('id of a heading', now.replace(/\s*\{#([^{}\s]+)\}\s*$/, ' {/* #$1 */}'));
    }
    change('<img> written as ![…](…)', changeProse(now, fixPicture));
    change(
      'link to a page by its file',
      changeProse(now, (text) => fixLinks(text, folder, targets)),
    );
    change(
      'tag without an end closed',
      changeProse(now, (text) => text.replace(/<(br|hr|wbr)\s*>/gi, '<$1 />')),
    );
    return now;
  };
  const lines = body.split('\n').map((line, index): string | undefined => {
    const [, indent = '', mark = '', info = ''] = /^([\s>]*)(`{3,}|~{3,})([^`]*)$/.exec(line) ?? [];
    const note = (message: string, now: string): string => {
      if (now !== line) {
        changes.push({ line: first + index, message });
      }
      return now;
    };
    if (fence !== undefined) {
      if (mark.startsWith(fence.mark) && info.trim() === '') {
        fence = undefined;
        return line;
      }
      const now = fence.isShell ? fixCommand(line) : line;
      note('prompt or Accept header taken out', now);
      return now !== line && now.trim() === '' ? undefined : now;
    }
    if (mark !== '' && !inComment) {
      const [, space = '', name = '', rest = ''] = /^(\s*)([^\s{]*)(.*)$/.exec(info) ?? [];
      const language = fixLanguage(name);
      fence = { mark, isShell: /^(?:shell|bash|sh)$/.test(language) };
      return name === language
        ? line
        : note('language of a code block', `${indent}${mark}${space}${language}${rest}`);
    }
    return fixProse(line, index);
  });
  return { body: lines.filter((line) => line !== undefined).join('\n'), changes };
}
