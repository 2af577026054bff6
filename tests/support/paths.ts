import { join } from 'node:path';

/** The repository, and its build, which the site and browser tests read. */
export const rootDir = join(import.meta.dirname, '../..');
export const buildDir = join(rootDir, 'build');
