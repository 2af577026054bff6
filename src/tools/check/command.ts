/**
 * `npm run check`: looks for what a writer would want to know before a build.
 *
 *     npm run check                            the blog and the documentation
 *     npm run check -- --build-log <file>      the broken links in what a build printed
 *     npm run check -- --reference             writes the tables of front matter in CONTRIBUTING.md
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sidebars from '../../../sidebars';
import { movedPages } from '../../site/redirects';
import { describeBuildProblem, parseBuildLog } from './buildLog';
import { changedPages, check } from './check';
import { compilePages } from './compile';
import { describeFinding } from './finding';
import { filesAt, filesOf, pictureSizes, publishedRevision } from './readFiles';
import { withReference } from './reference';
import type { Sidebars } from './rules/orphans';
import { readSite } from './site';

const siteDir = join(__dirname, '../../..');

/** Checks the site and says what was found; false when something was. */
async function checkSite(): Promise<boolean> {
  const start = performance.now();
  const files = await filesOf(siteDir);
  const site = readSite(files, await pictureSizes(siteDir, files));
  const since = await publishedRevision(siteDir);
  const before =
    since === undefined ? undefined : { since, site: readSite(await filesAt(siteDir, since)) };
  const findings = await check({
    site,
    sidebars: sidebars as Sidebars,
    before,
    moved: movedPages,
    compile: (pages) => compilePages(pages, siteDir),
  });
  for (const finding of findings) {
    console.log(describeFinding(finding));
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const compared =
    since === undefined ? 'no git history to compare with' : `compared with ${since}`;
  const compiled = changedPages(site, before?.site).length;
  console.log(
    `${site.pages.length} pages, ${compiled} of them changed, ${findings.length} findings (${seconds} s; ${compared}).`,
  );
  return findings.length === 0;
}

/** Says which broken links a build told of; false when there is one. */
async function checkBuildLog(file: string): Promise<boolean> {
  const problems = parseBuildLog(await readFile(file, 'utf8'));
  for (const problem of problems) {
    console.log(describeBuildProblem(problem));
  }
  console.log(`${problems.length} broken links in ${file}.`);
  return problems.length === 0;
}

async function writeReference(): Promise<boolean> {
  const file = join(siteDir, 'CONTRIBUTING.md');
  await writeFile(file, withReference(await readFile(file, 'utf8')));
  console.log('Wrote the tables of front matter in CONTRIBUTING.md.');
  return true;
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: { 'build-log': { type: 'string' }, reference: { type: 'boolean' } },
  });
  if (values.reference) {
    return writeReference();
  }
  const log = values['build-log'];
  return log === undefined ? checkSite() : checkBuildLog(log);
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
