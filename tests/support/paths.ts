import { join } from 'node:path';

/** The repository, and the build that the site and browser tests look at. */
export const rootDir = join(import.meta.dirname, '../..');
export const buildDir = join(rootDir, 'build');
