import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../paths';
import type { Finding } from './checkKeys';
import { factsName } from './facts';

/** Findings that stay, each with the reason why the page is right all the same. */
export interface Exception {
  kind: Finding['kind'];
  subjects: string[];
  /** Version names; `*` stands for every version. */
  versions: string[];
  reason: string;
}

/** Reads `tests/facts/exceptions.json`. */
export function readExceptions(): Exception[] {
  return JSON.parse(readFileSync(join(rootDir, 'tests/facts/exceptions.json'), 'utf8'));
}

const covers = (exception: Exception, { kind, subject, version }: Finding) =>
  exception.kind === kind &&
  exception.subjects.includes(subject) &&
  ['*', version, factsName(version)].some((name) => exception.versions.includes(name));

/** Findings that no exception covers. */
export const openFindings = (
  findings: readonly Finding[],
  exceptions: readonly Exception[],
): Finding[] =>
  findings.filter((finding) => !exceptions.some((exception) => covers(exception, finding)));

/** Exceptions, or parts of them, that no finding needs any more; each as a line that says what to remove. */
export const staleExceptions = (
  findings: readonly Finding[],
  exceptions: readonly Exception[],
  all: readonly string[],
): string[] =>
  exceptions.flatMap(({ kind, subjects, versions }) =>
    (versions.includes('*') ? all : versions).flatMap((version) =>
      subjects
        .filter(
          (subject) =>
            !findings.some(
              (one) => one.version === version && one.kind === kind && one.subject === subject,
            ),
        )
        .map((subject) => `${kind} "${subject}" in ${version}: nothing needs this exception.`),
    ),
  );
