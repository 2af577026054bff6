import { join } from 'node:path';
import { filledFolder } from './cache';
import { must } from './run';

/** The folder with the programs of a Python environment that has some packages. */
export async function pythonWith(name: string, packages: readonly string[]): Promise<string> {
  const folder = await filledFolder(['python', name], async (folder) => {
    await must('python3', ['-m', 'venv', folder]);
    const install = ['-m', 'pip', 'install', '-q', ...packages];
    if (packages.length > 0) await must(join(folder, 'bin', 'python'), install);
  });
  return join(folder, 'bin');
}
