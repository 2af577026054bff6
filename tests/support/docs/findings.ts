import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../paths';
import { factsName } from './facts';
import type { DocPage } from './pages';

/** Something that a page states and the source doesn't, or the reverse. */
export interface Finding {
  version: string;
  kind:
    | `${'unknown' | 'unexplained'}-${'key' | 'operation' | 'variable' | 'name' | 'message'}`
    | `different-${'default' | 'type' | 'required' | 'since' | 'mutability'}`;
  /** The key, operation, variable, image, or message; with its owner for what a page should explain. */
  subject: string;
  /** `file:line`, or the tag. */
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

/** Findings that stay, each with the reason why the page is right all the same. */
export interface Exception {
  kind: Finding['kind'];
  subjects: string[];
  /** Version names; `*` stands for every version. */
  versions: string[];
  reason: string;
}

/** Reads `tests/facts/exceptions.json`. */
export const readExceptions = (): Exception[] =>
  JSON.parse(readFileSync(join(rootDir, 'tests/facts/exceptions.json'), 'utf8'));

const covers = (exception: Exception, { kind, subject, version }: Finding) =>
  exception.kind === kind &&
  exception.subjects.includes(subject) &&
  ['*', version, factsName(version)].some((name) => exception.versions.includes(name));

/** Findings that no exception covers. */
export const openFindings = (findings: readonly Finding[], exceptions: readonly Exception[]) =>
  findings.filter((finding) => !exceptions.some((exception) => covers(exception, finding)));

/** Parts of exceptions that no finding needs; each as a line that says what to remove. */
export const staleExceptions = (
  findings: readonly Finding[],
  exceptions: readonly Exception[],
  all: readonly string[],
): string[] =>
  exceptions.flatMap(({ versions, subjects, ...exception }) =>
    (versions.includes('*') ? all : versions).flatMap((version) =>
      subjects
        .filter((subject) => {
          const only = [{ ...exception, versions: [version], subjects: [subject] }];
          const own = findings.filter((finding) => finding.version === version);
          return openFindings(own, only).length === own.length;
        })
        .map(
          (subject) =>
            `${exception.kind} "${subject}" in ${version}: nothing needs this exception.`,
        ),
    ),
  );
