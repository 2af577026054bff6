import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SignUpProvider } from '../../site/deployment';

/** A sign-up as its line holds it. */
export interface SignUp {
  /** When it came, as ISO 8601 in UTC. */
  time: string;
  provider: SignUpProvider;
  email: string;
}

/** Longest line in bytes, its end included. */
export const maxLineBytes = 1024;

const newline = '\n'.charCodeAt(0);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Ends the file in a whole line: a last line that a kill or a full disk cut short is completed where only its end is missing,
 * and removed where more is.
 */
async function mendEnd(handle: FileHandle, file: string): Promise<void> {
  const { size } = await handle.stat();
  const start = Math.max(0, size - maxLineBytes);
  const end = Buffer.alloc(size - start);
  await handle.read(end, 0, end.length, start);
  const rest = end.subarray(end.lastIndexOf(newline) + 1);
  if (rest.length === 0) {
    return;
  }
  if (rest.length === maxLineBytes) {
    throw new Error(`${file} ends in a line that is no sign-up. Move the file away.`);
  }
  if (isJson(rest.toString())) {
    await handle.appendFile('\n');
  } else {
    await handle.truncate(size - rest.length);
  }
}

async function withFile(file: string, work: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(file, 'a+', 0o600);
  try {
    await handle.chmod(0o600);
    await mendEnd(handle, file);
    await work(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Makes the file, readable by its owner alone, and mends a line that was cut short.
 *
 * @throws Error when it can't be written, or ends in something that is no line of it.
 */
export async function prepareSignUps(file: string): Promise<void> {
  await withFile(file, async () => undefined);
  // A new file survives a power cut only once the folder that names it is on the disk. Windows opens no folders.
  const folder = await open(dirname(file), 'r').catch(() => undefined);
  await folder?.sync().finally(() => folder.close());
}

/**
 * Appends a sign-up as one line of JSON; when this resolves, the line is on the disk. The file is opened each time, so that it
 * may be moved away while the host runs.
 *
 * @throws Error when the line is too long or can't be written; what was written of it goes with the next one.
 */
export async function appendSignUp(file: string, signUp: SignUp): Promise<void> {
  const line = Buffer.from(`${JSON.stringify(signUp)}\n`);
  if (line.length > maxLineBytes) {
    throw new Error(`A sign-up of ${line.length} bytes is longer than ${maxLineBytes}.`);
  }
  await withFile(file, (handle) => handle.appendFile(line));
}
