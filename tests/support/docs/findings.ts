import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../paths';
import { factsName } from './facts';
import type { DocPage } from './pages';

/** Something that a page states and the source doesn't, or the reverse. */
export interface Finding {
  version: string;
  kind:
    | `unknown-${'key' | 'operation' | 'variable' | 'name' | 'message'}`
    | `unexplained-${'key' | 'operation' | 'variable'}`
    | `different-${'default' | 'type' | 'required' | 'since' | 'mutability'}`;
  /** The key, operation, variable, image, or message; with its owner for what a page should explain. */
  subject: string;
  /** `file:line`, or the source. */
  where: string;
  message: string;
}

/** A finding in a line of a page. */
export const report = (
  { version, file }: DocPage,
  kind: Finding['kind'],
  subject: string,
  line: number,
  message: string,
): Finding => ({ version, kind, subject, where: `${file}:${line}`, message });

/** Something of the source that no page of a version explains. */
export const unexplained = (
  version: string,
  name: 'key' | 'operation' | 'variable',
  subject: string,
  where: string,
): Finding => ({
  ...{ version, kind: `unexplained-${name}`, subject, where },
  message: 'No page explains it.',
});

/** Findings that stay, each with the reason why the page is right all the same; `*` stands for every version. */
export interface Exception {
  kind: Finding['kind'];
  subjects: string[];
  versions: string[];
  reason: string;
}

/** Reads `tests/facts/exceptions.json`. */
export const readExceptions = (): Exception[] =>
  JSON.parse(readFileSync(join(rootDir, 'tests/facts/exceptions.json'), 'utf8'));

const covers = (exception: Exception, { kind, subject, version }: Finding): boolean =>
  exception.kind === kind &&
  exception.subjects.includes(subject) &&
  ['*', version, factsName(version)].some((name) => exception.versions.includes(name));

/** Findings that no exception covers. */
export const openFindings = (
  findings: readonly Finding[],
  exceptions: readonly Exception[],
): Finding[] => findings.filter((finding) => !exceptions.some((one) => covers(one, finding)));

/** Parts of exceptions that no finding needs; each as a line that says what to remove. */
export const staleExceptions = (
  findings: readonly Finding[],
  exceptions: readonly Exception[],
  all: readonly string[],
): string[] =>
  exceptions.flatMap(({ kind, subjects, versions }) =>
    (versions.includes('*') ? all : versions).flatMap((version) =>
      subjects.flatMap((subject) => {
        const only = { kind, subjects: [subject], versions: [version], reason: '' };
        const isNeeded = findings.some((one) => one.version === version && covers(only, one));
        return isNeeded
          ? []
          : [`${kind} "${subject}" in ${version}: nothing needs this exception.`];
      }),
    ),
  );
