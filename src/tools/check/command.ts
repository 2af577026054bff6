/**
 * `npm run check`: looks for what a writer would want to know before a build.
 *
 *     npm run check                            the blog and the documentation
 *     npm run check -- --changed               only the pages that changed, in a few seconds
 *     npm run check -- --fix                   repairs first what a program can; with --changed, in pages that changed
 */
import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sidebars from '../../../sidebars';
import { fixPage, linkTargets } from '../../plugins/docs-import/fixPage';
import { movedPages } from '../../site/links';
import { changedPages, check, describeFinding } from './check';
import type { Sidebars } from './rules/site';
import { type CheckedPage, type CheckedSite, readFiles, readPublished, readSite } from './site';

const siteDir = join(__dirname, '../../..');
const readThis = async (): Promise<CheckedSite> =>
  readSite(await readFiles(siteDir), (file) => statSync(join(siteDir, file)).size);

/** Repairs what a program can in pages, and prints what it changed. */
async function fixPages(pages: readonly CheckedPage[], { files }: CheckedSite): Promise<void> {
  for (const { file, text } of pages) {
    const fixed = fixPage(file, text, linkTargets(file, files));
    for (const { line, message } of fixed.changes) {
      console.log(`${file}:${line} fixed: ${message}`);
    }
    if (fixed.text !== text) {
      await writeFile(join(siteDir, file), fixed.text);
    }
  }
}

async function main(): Promise<number> {
  const flag = { type: 'boolean' } as const;
  const options = { changed: flag, fix: flag };
  const { changed: isQuick, fix } = parseArgs({ options }).values;
  const start = performance.now();
  const published = await readPublished(siteDir);
  const before = published && { since: published.since, site: readSite(published.files) };
  let site = await readThis();
  let changed = changedPages(site, before?.site);
  if (fix) {
    await fixPages(isQuick ? changed : [...site.pages, ...site.partials], site);
    site = await readThis();
    changed = changedPages(site, before?.site);
  }
  const only = isQuick ? changed : undefined;
  const findings = await check({
    site,
    sidebars: sidebars as Sidebars,
    moved: movedPages,
    before,
    only,
  });
  for (const finding of findings) {
    console.log(describeFinding(finding));
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const compared = before ? `compared with ${before.since}` : 'no git history to compare with';
  console.log(
    `${site.pages.length} pages, ${changed.length} of them changed, ${findings.length} findings (${seconds} s; ${compared}; ${only ? 'only these were read' : 'all were read'}).`,
  );
  return findings.length === 0 ? 0 : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
