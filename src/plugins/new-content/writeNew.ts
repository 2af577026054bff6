import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file that doesn't exist yet.
 *
 * @param problem what is wrong with the text.
 * @throws Error when there is a problem, or a file of that name.
 */
export async function writeNew(
  siteDir: string,
  file: string,
  text: string,
  problem: string | undefined,
): Promise<void> {
  if ([file, file.replace(/\.md$/, '.mdx')].some((name) => existsSync(join(siteDir, name)))) {
    throw new Error(`${file} exists. Choose another name, or edit that file.`);
  }
  if (problem !== undefined) {
    throw new Error(`${file}: ${problem} Nothing was written.`);
  }
  await mkdir(join(siteDir, dirname(file)), { recursive: true });
  await writeFile(join(siteDir, file), text);
}
