/**
 * `npm run check`: looks for what a writer would want to know before a build.
 *
 *     npm run check                            the blog and the documentation
 *     npm run check -- --changed               only the pages that differ from the last tag, or main
 *     npm run check -- --fix                   repairs first what a program can; with --changed, in pages that changed
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sidebars from '../../../sidebars';
import { fixPage, openLinked } from '../../plugins/docs-import/fixPage';
import { changedPages, check } from './check';
import { readFiles, readPublished, readSite } from './site';

const siteDir = join(__dirname, '../../..');

async function main(): Promise<number> {
  const start = performance.now();
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({ options: { changed: flag, fix: flag } });
  const published = await readPublished(siteDir);
  const before = published && { since: published.since, site: readSite(published.files) };
  const read = async () => {
    const site = readSite(await readFiles(siteDir));
    const changed = changedPages(site, before?.site);
    return { site, changed, only: values.changed ? changed : [...site.pages, ...site.partials] };
  };
  let { site, changed, only } = await read();
  for (const { file, text } of values.fix ? only : []) {
    const fixed = fixPage(file, text, openLinked(site.files));
    for (const { line, message, now } of fixed.changes) {
      console.log(`${file}:${line} fixed ${message}${now && `: ${now}`}`);
    }
    if (fixed.text !== text) {
      await writeFile(join(siteDir, file), fixed.text);
    }
  }
  if (values.fix) {
    ({ site, changed, only } = await read());
  }
  const findings = await check({ site, sidebars, before, only });
  for (const finding of findings) {
    console.log(finding);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const compared = before ? `compared with ${before.since}` : 'no git history to compare with';
  console.log(
    `${site.pages.length} pages, ${changed.length} of them changed, ${findings.length} findings (${seconds} s; ${compared}; ${values.changed ? 'only these were read' : 'all were read'}).`,
  );
  return findings.length === 0 ? 0 : 1;
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  })
  .then((code) => {
    process.exitCode = code;
  });
