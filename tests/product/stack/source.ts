import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readFacts } from '../../support/docs/facts';
import { cacheFolder } from './cache';
import { must } from './run';

/** Where the product's source comes from: any clone, bare or not. */
const repository = 'https://github.com/apache/gravitino';

/** The number of the release that a version of the documentation describes. */
export const releaseOf = (version: string): string => readFacts(version).tag.replace(/^v/, '');

/** Unpacks the source of a version's tag below the cache and returns its folder. */
export async function sourceOf(version: string): Promise<string> {
  const { tag } = readFacts(version);
  const folder = cacheFolder('source', tag);
  if (existsSync(join(folder, 'gradle.properties'))) return folder;
  let clone = process.env.GRAVITINO_REPOSITORY;
  if (clone === undefined) {
    clone = join(cacheFolder('source'), 'repository.git');
    if (!existsSync(clone)) await must('git', ['clone', '--bare', repository, clone]);
  }
  const archive = join(cacheFolder('source'), `${tag}.tar`);
  // The tests of the product aren't compiled, and some clones leave out their large files.
  const paths = ['.', ':(exclude,glob)**/src/test/**'];
  await must('git', ['-C', clone, 'archive', '-o', archive, tag, '--', ...paths]);
  await must('tar', ['-xf', archive, '-C', folder]);
  return folder;
}
