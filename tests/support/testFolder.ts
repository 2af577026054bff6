import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach } from 'vitest';

/** A temporary folder, whose files are named by their paths in it. */
export interface TestFolder {
  readonly path: string;
  at(file: string): string;
  /** Writes a file and the folders around it. */
  write(file: string, content: string | Uint8Array): void;
  read(file: string): string;
}

/** Creates a folder for each test of a file or group, or one for all tests, and removes it afterward. */
export function testFolder(lasts: 'each' | 'all' = 'each'): TestFolder {
  let path = '';
  const make = (): void => {
    path = mkdtempSync(join(tmpdir(), 'test-'));
  };
  const remove = (): void => rmSync(path, { recursive: true, force: true });
  if (lasts === 'all') {
    make();
    afterAll(remove);
  } else {
    beforeEach(make);
    afterEach(remove);
  }
  const at = (file: string): string => join(path, file);
  return {
    get path() {
      return path;
    },
    at,
    write(file, content) {
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), content);
    },
    read: (file) => readFileSync(at(file), 'utf8'),
  };
}
