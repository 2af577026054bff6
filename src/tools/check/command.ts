/**
 * `npm run check`: looks for what a writer would want to know before a build.
 *
 *     npm run check                            the blog and the documentation
 *     npm run check -- --changed               only the pages that changed, in a few seconds
 *     npm run check -- --fix                   repairs first what a program can; with --changed, in pages that changed
 *     npm run check -- --fields                prints the fields of front matter
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sidebars from '../../../sidebars';
import { fixPage, linkTargets } from '../../plugins/docs-import/fixPage';
import { fieldLists } from '../../plugins/front-matter/schema';
import { movedPages } from '../../site/links';
import { changedPages, check } from './check';
import { describeFinding } from './finding';
import { filesAt, filesOf, pictureSizes, publishedRevision } from './readFiles';
import type { Sidebars } from './rules/versions';
import { readSite } from './site';

const siteDir = join(__dirname, '../../..');

/** Repairs what a program can in the pages, and prints what it changed. */
async function fixSite(isQuick: boolean): Promise<void> {
  const site = readSite(await filesOf(siteDir));
  const since = await publishedRevision(siteDir);
  const before = since === undefined ? undefined : readSite(await filesAt(siteDir, since));
  const pages = isQuick ? changedPages(site, before) : [...site.pages, ...site.partials];
  const targets = new Map(
    site.versions.map(({ folder }) => [folder, linkTargets(`${folder}/index.md`, site.files)]),
  );
  for (const { file, text, version } of pages) {
    const known = targets.get(version?.folder ?? 'docs') ?? linkTargets(file, site.files);
    const fixed = fixPage(file, text, known);
    for (const { line, message } of fixed.changes) {
      console.log(`${file}:${line} fixed: ${message}`);
    }
    if (fixed.text !== text) {
      await writeFile(join(siteDir, file), fixed.text);
    }
  }
}

/** Checks the site and says what was found; false when something was. */
async function checkSite(isQuick: boolean): Promise<boolean> {
  const start = performance.now();
  const files = await filesOf(siteDir);
  const site = readSite(files, await pictureSizes(siteDir, files));
  const since = await publishedRevision(siteDir);
  const before =
    since === undefined ? undefined : { since, site: readSite(await filesAt(siteDir, since)) };
  const changed = changedPages(site, before?.site);
  const findings = await check({
    site,
    sidebars: sidebars as Sidebars,
    moved: movedPages,
    ...(before && { before }),
    ...(isQuick && { only: changed }),
  });
  for (const finding of findings) {
    console.log(describeFinding(finding));
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const compared =
    since === undefined ? 'no git history to compare with' : `compared with ${since}`;
  const read = isQuick ? 'only these were read' : 'all were read';
  console.log(
    `${site.pages.length} pages, ${changed.length} of them changed, ${findings.length} findings (${seconds} s; ${compared}; ${read}).`,
  );
  return findings.length === 0;
}

async function main(): Promise<boolean> {
  const flag = { type: 'boolean' } as const;
  const options = { changed: flag, fields: flag, fix: flag };
  const { changed = false, fields = false, fix = false } = parseArgs({ options }).values;
  if (fields) {
    console.log(fieldLists());
  } else if (fix) {
    await fixSite(changed);
  }
  return fields || checkSite(changed);
}

main().then(
  (isClean) => {
    process.exitCode = isClean ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
