import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix, resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import { readMarkdown } from '../../markdown/markdownTree';
import { pageAnchors } from '../../markdown/propertyTables';
import { readRows } from '../docs-facts/readRows';
import { closestText } from '../front-matter/schema';
import { isDocsFile, runCommand } from '../shared/docusaurus';
import { decoded } from '../shared/text';
import { frontMatter } from './fixFrontMatter';
import { addressOf, fixPage, openLinked } from './fixPage';

/** Reads the pages of a folder by path relative to the site. */
async function readPages(folder: string): Promise<Map<string, string>> {
  const files = (await Globby('**/*.{md,mdx}', { cwd: folder })).filter(isDocsFile).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return new Map(files.map((file, index) => [`docs/${file}`, texts[index] ?? '']));
}

/** Puts the front matter of our page above upstream's text: readers know its title, description, and address. */
function keepFrontMatter(ours: string | undefined, theirs: string): string {
  const [front] = frontMatter.exec(ours ?? '') ?? [];
  return front === undefined ? theirs : front + theirs.replace(frontMatter, '');
}

/** Counts the rows of tables in some pages that define keys or explain errors. */
function countRows(pages: ReadonlyMap<string, string>, files: readonly string[]): string {
  const rows = files.flatMap((file) => readRows(readMarkdown(pages.get(file) ?? '').tree));
  const count = (kind: string): number => rows.filter((row) => row.kind === kind).length;
  return `${count('setting')} settings, ${count('part')} fields, ${count('error')} errors`;
}

/** Changes links to missing headings in place to the nearest heading or the page, and lists them. */
function fixAnchors(pages: Map<string, string>): string[] {
  const changes: string[] = [];
  // A page also has the headings of its partials.
  const wholes = [...pages].filter(([, text]) => !/^import .*\/_[\w-]+\.mdx?'/m.test(text));
  const anchors = new Map(
    wholes.map(([file, text]) => [file, pageAnchors(readMarkdown(text).tree)]),
  );
  for (const [file, text] of pages) {
    const fixed = text.replace(/(\]\()([^\s)#:]+)#([^\s)]+)/g, (link, open, path, anchor) => {
      const known = anchors.get(posix.join(dirname(file), path)) ?? [];
      if (known.length === 0 || known.includes(decoded(anchor))) {
        return link;
      }
      const near = closestText(anchor, known);
      const now = near ? `${path}#${near}` : path;
      changes.push(`${file}: ${path}#${anchor} is ${now}`);
      return open + now;
    });
    pages.set(file, fixed);
  }
  return changes;
}

/** Appends pages to the first sidebar in a new category, from which a person moves them. */
async function addToSidebar(siteDir: string, files: readonly string[]): Promise<void> {
  const path = join(siteDir, 'sidebars.ts');
  const items = files.map((file) => `'${file.replace(/\.mdx?$/, '')}'`).join(', ');
  const category = `    { type: 'category', label: 'New from upstream', items: [${items}] },\n`;
  const text = await readFile(path, 'utf8');
  await writeFile(path, files.length === 0 ? text : text.replace(/^ {2}\],$/m, `${category}$&`));
}

/**
 * Imports the pages, pictures, and OpenAPI files of upstream's documentation into `docs/`, and applies automatic fixes.
 *
 * @param folder upstream's `docs`.
 * @param options `replace`: upstream's pages replace existing pages. `rest`: its OpenAPI files replace existing ones.
 * @returns the changes, and the remaining tasks.
 * @throws Error if the folder has no pages.
 */
export async function importDocs(
  siteDir: string,
  folder: string,
  { replace: replaces = false, rest: hasRest = false }: { replace?: boolean; rest?: boolean },
): Promise<string> {
  const [theirs, ours] = [await readPages(folder), await readPages(join(siteDir, 'docs'))];
  if (theirs.size === 0) {
    throw new Error(`${folder} has no Markdown. Name the folder "docs" of a checkout of upstream.`);
  }
  const both = [...theirs.keys()].filter((file) => ours.has(file));
  const findOurs = openLinked(ours);
  const moved = new Map<string, string>();
  for (const [file, text] of theirs) {
    const other = ours.has(file) ? undefined : findOurs('docs/index.md', addressOf(file, text));
    if (other !== undefined) {
      moved.set(file, other);
    }
  }
  const added = [...theirs.keys()].filter((file) => !ours.has(file) && !moved.has(file));
  const replaced = replaces ? both : [];
  const texts = [...added, ...replaced].map((file) => [file, theirs.get(file) ?? ''] as const);
  // Upstream's pages link to the addresses that they have there.
  const findLinked = openLinked(new Map([...ours, ...texts]), moved);
  const pages = new Map(ours);
  let fixes = 0;
  for (const [file, source] of texts) {
    const { text, changes } = fixPage(file, keepFrontMatter(ours.get(file), source), findLinked);
    fixes += changes.length;
    pages.set(file, text);
  }
  const links = fixAnchors(pages);
  for (const [file, text] of pages) {
    if (text !== ours.get(file)) {
      await mkdir(dirname(join(siteDir, file)), { recursive: true });
      await writeFile(join(siteDir, file), text);
    }
  }
  const nameOf = (file: string): string => file.slice('docs/'.length);
  await addToSidebar(siteDir, added.map(nameOf));
  const openApi = hasRest ? ['open-api/**/*.{yaml,yml,json}'] : [];
  const copied = await Globby(['**/*.{png,jpg,jpeg,gif,svg,webp}', ...openApi], { cwd: folder });
  for (const file of copied) {
    const path = join(siteDir, 'docs', file.replace(/^open-api\//, 'api/rest/'));
    await cp(join(folder, file), path, { force: replaces || file.startsWith('open-api/') });
  }
  const list = (title: string, files: readonly string[]): string =>
    `${title} (${files.length}):\n${files.map((file) => `  ${file}\n`).join('')}`;
  const here = [...moved].map(([file, other]) => `${nameOf(file)} (here ${nameOf(other)})`);
  const onlyHere = [...ours.keys()].filter((file) => !theirs.has(file));
  return `${list('New', added.map(nameOf))}
${list(replaces ? 'Replaced, except for the front matter' : "In both, kept as here: --replace takes upstream's", both.map(nameOf))}
${list("Not taken, because the address belongs to a page here. To take upstream's text, git mv that page to upstream's name, and import again", here)}
${list('Only here', onlyHere.map(nameOf))}
${list('Links to headings that are gone, each with what it is now: look at them', links)}
Rows of tables in replaced pages: ${countRows(ours, replaced)} before, ${countRows(pages, replaced)} now.
Pictures and OpenAPI files copied: ${copied.length}. Places repaired: ${fixes}.
Left to do:
  - place the pages of the category "New from upstream" in sidebars.ts
  - read the descriptions that a program wrote: grep -rn "Look at this description" docs
  - npm run check -- --changed, which lists what needs a person`;
}

/** Adds the command `docs:import`, which imports upstream's documentation into `docs/`. */
export default function docsImportPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'docs-import',
    extendCli(cli) {
      cli
        .command('docs:import <folder>')
        .description("Take upstream's docs into docs/, and repair what a program can.")
        .option('--replace', "take upstream's text where both exist, below our front matter")
        .option('--rest', 'take the OpenAPI files, too, into docs/api/rest/')
        .action((folder: string, options: { replace?: boolean; rest?: boolean }) =>
          runCommand(() => importDocs(siteDir, resolve(folder), options)),
        );
    },
  };
}
