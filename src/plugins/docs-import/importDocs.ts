import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Globby } from '@docusaurus/utils';
import { isDocsFile } from '../redirects/docsPages';
import { fixPage, linkTargets } from './fixPage';

/** Label of the category of pages that an import added. */
export const newPages = 'New from upstream';

/** What an import did, by path below `docs/`. */
export interface Imported {
  added: string[];
  /** Pages that both have: kept as they are here, or replaced. */
  changed: string[];
  /** Pages whose address a page of another path has here, as `theirs (ours)`. */
  moved: string[];
  copied: string[];
  /** What a program repaired in the pages that it wrote. */
  fixes: number;
  /** Pages of ours that upstream doesn't have. */
  own: string[];
}

const readAll = async (folder: string, patterns: string[]): Promise<Map<string, string>> => {
  const files = (await Globby(patterns, { cwd: folder })).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return new Map(files.map((file, index) => [file, texts[index] ?? '']));
};

/** Adds pages to the end of the first sidebar, in a category of their own, for a person to place. */
async function addToSidebar(siteDir: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) {
    return;
  }
  const path = join(siteDir, 'sidebars.ts');
  const ids = files.map((file) => `        '${file.replace(/\.mdx?$/, '')}',\n`).join('');
  const category = `    {\n      type: 'category',\n      label: '${newPages}',\n      items: [\n${ids}      ],\n    },\n`;
  const text = await readFile(path, 'utf8');
  const changed = text.replace(/^ {2}\],$/m, (end) => category + end);
  await writeFile(path, changed);
}

/**
 * Takes the pages, pictures, and OpenAPI files of upstream's documentation into `docs/`, and repairs what a program can.
 *
 * @param folder upstream's `docs`.
 * @param options `replaces`: upstream's page replaces ours where both exist; `hasRest`: its OpenAPI files replace ours.
 * @throws Error when the folder has no page.
 */
export async function importDocs(
  siteDir: string,
  folder: string,
  { replaces, hasRest }: { replaces: boolean; hasRest: boolean },
): Promise<Imported> {
  const docs = join(siteDir, 'docs');
  const theirs = await readAll(folder, ['**/*.{md,mdx}']);
  const pages = [...theirs].filter(([file]) => isDocsFile(file));
  if (pages.length === 0) {
    throw new Error(`${folder} has no Markdown. Name the folder "docs" of a checkout of upstream.`);
  }
  const ours = await readAll(docs, ['**/*.{md,mdx}', '!api/rest/**']);
  const below = (files: Iterable<readonly [string, string]>): Map<string, string> =>
    new Map([...files].map(([file, text]) => [`docs/${file}`, text]));
  const { addresses } = linkTargets('docs/index.md', below(ours));
  const result: Imported = { added: [], changed: [], moved: [], copied: [], fixes: 0, own: [] };
  const taken = new Map<string, string>();
  const moved = new Map<string, string>();
  for (const [file, text] of pages) {
    const [address] = linkTargets('docs/index.md', below([[file, text]])).addresses.keys();
    const other = addresses.get(address ?? '')?.slice('docs/'.length);
    if (ours.has(file)) {
      result.changed.push(file);
    } else if (other !== undefined) {
      result.moved.push(`${file} (here ${other})`);
      moved.set(`docs/${file}`, `docs/${other}`);
    } else {
      result.added.push(file);
    }
    if (replaces ? other === undefined || other === file : !ours.has(file) && other === undefined) {
      taken.set(file, text);
    }
  }
  await addToSidebar(
    siteDir,
    [...taken.keys()].filter((file) => !ours.has(file)),
  );
  const all = below([...ours, ...taken]);
  const targets = { ...linkTargets('docs/index.md', all), moved };
  for (const [file, text] of taken) {
    const fixed = fixPage(`docs/${file}`, text, targets);
    result.fixes += fixed.changes.length;
    const path = join(docs, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, fixed.text);
  }
  const files = await Globby(
    ['**/*.{png,jpg,jpeg,gif,svg,webp}', ...(hasRest ? ['open-api/**/*.{yaml,yml,json}'] : [])],
    { cwd: folder },
  );
  for (const file of files.sort()) {
    const path = join(docs, file.replace(/^open-api\//, 'api/rest/'));
    await cp(join(folder, file), path, { force: replaces || file.startsWith('open-api/') });
    result.copied.push(file);
  }
  result.own = [...ours.keys()].filter((file) => !theirs.has(file));
  return result;
}
