import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../paths';
import type { Finding } from './checkKeys';

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
  (exception.versions.includes('*') || exception.versions.includes(version));

/** Splits findings into those that an exception covers and those that none does. */
export function applyExceptions(
  findings: Finding[],
  exceptions: Exception[],
): { open: Finding[]; excused: Finding[] } {
  const isExcused = (finding: Finding) =>
    exceptions.some((exception) => covers(exception, finding));
  return {
    open: findings.filter((finding) => !isExcused(finding)),
    excused: findings.filter(isExcused),
  };
}

/** Exceptions, or parts of them, that no finding needs any more; each as a line that says what to remove. */
export function staleExceptions(
  findings: Finding[],
  exceptions: Exception[],
  versions: string[],
): string[] {
  return exceptions.flatMap((exception) => {
    const named = exception.versions.includes('*') ? versions : exception.versions;
    return named.flatMap((version) =>
      exception.subjects
        .filter(
          (subject) =>
            !findings.some(
              (finding) =>
                finding.version === version &&
                finding.kind === exception.kind &&
                finding.subject === subject,
            ),
        )
        .map(
          (subject) =>
            `${exception.kind} "${subject}" in ${version}: nothing needs this exception.`,
        ),
    );
  });
}
