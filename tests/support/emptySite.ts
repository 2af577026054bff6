import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Makes a folder for a site with this code: what a plugin keeps for the site's next build is not what a test asks for. */
export async function emptySite(...code: string[]): Promise<string> {
  const siteDir = await mkdtemp(join(tmpdir(), 'site-'));
  for (const path of [...code, 'package.json']) {
    const file = join(siteDir, path);
    await mkdir(path.includes('.') ? dirname(file) : file, { recursive: true });
    if (path.includes('.')) {
      await writeFile(file, '{}');
    }
  }
  return siteDir;
}
