/**
 * A program that makes a copy of the site as it would be after the next release, adds pages that use what few use, builds it, and
 * prints what it made.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newDoc, newPost } from '../../src/plugins/new-content/write';
import { readDocsPages } from '../../src/plugins/redirects/docsPages';
import { removeVersion } from '../../src/plugins/redirects/removeVersion';
import released from '../../versions.json';
import { filledIn } from './check/filledIn';
import type { NextRelease } from './nextRelease';
import { copySite, docusaurus } from './siteCopy';
import { addSpecimens } from './specimens';
import { archived, cut, latest, oldest } from './versions';

const commands = new AbortController();
process.once('SIGTERM', () => commands.abort());
const page = '/security/page-that-only-the-copy-has';

/** Writes a post and a page by the writers' commands: what they write must build once its placeholders are filled in. */
async function write(dir: string): Promise<string> {
  const post = await newPost(dir, {
    title: 'A post that only the copy has',
    tags: ['rest', 'spark'],
    authors: ['gravitino-community'],
    date: '2024-01-31',
  });
  const { file } = await newDoc(dir, page.slice(1), 'A page that only the copy has');
  const sidebars = join(dir, 'sidebars.ts');
  writeFileSync(
    sidebars,
    readFileSync(sidebars, 'utf8').replace("'overview',", `'overview',\n'${page.slice(1)}',`),
  );
  for (const path of [post, file].map((name) => join(dir, name))) {
    writeFileSync(path, filledIn(readFileSync(path, 'utf8')));
  }
  return post;
}

/** Makes the next release of a copy. */
async function release(dir: string): Promise<NextRelease> {
  const addresses: NextRelease['addresses'] = {};
  for (const version of ['docs', oldest, latest]) {
    const pages = join(dir, version === 'docs' ? version : `versioned_docs/version-${version}`);
    addresses[version] = (await readDocsPages(pages)).map(({ address }) => address);
  }
  await docusaurus(dir, commands.signal, 'docs:remove-version', oldest);
  // Fewer versions build faster and show no less.
  for (const version of released.filter((one) => ![latest, archived, oldest].includes(one))) {
    await removeVersion(dir, version);
  }
  const post = await write(dir);
  await docusaurus(dir, commands.signal, 'docs:version', cut);
  await addSpecimens(dir);
  process.env.ANALYTICS_FUNCTION = 'count';
  await docusaurus(dir, commands.signal, 'build');
  return { dir, post, page, addresses };
}

const copy = copySite();
try {
  console.log(JSON.stringify(await release(copy)));
} catch (error) {
  rmSync(copy, { recursive: true });
  throw error;
}
