import type { Finding, RuleName } from './finding';

/** A finding that stays, with the reason why the page is right all the same. */
export interface Exception {
  rule: Exclude<RuleName, 'exceptions'>;
  /** Path below the site. */
  file: string;
  /** As the finding has it: the link, the word, the field. */
  subject: string;
  /** At least a sentence. */
  reason: string;
}

/** Findings that stay. One that no finding needs any more is a finding itself. */
export const exceptions: readonly Exception[] = [];

const file = 'src/tools/check/exceptions.ts';
const shortestReason = 20;

const covers = (exception: Exception, finding: Finding): boolean =>
  exception.rule === finding.rule &&
  exception.file === finding.file &&
  exception.subject === finding.subject;

/**
 * Takes the findings that an exception covers out, and adds one for each exception that covers none or has no reason.
 *
 * @param ran the rules that were run: exceptions of others can't be judged.
 */
export function applyExceptions(
  findings: readonly Finding[],
  known: readonly Exception[],
  ran: readonly RuleName[],
): Finding[] {
  const open = findings.filter((finding) => !known.some((entry) => covers(entry, finding)));
  const wrong = known.flatMap((entry): Finding[] => {
    const subject = `${entry.rule} ${entry.file} ${entry.subject}`;
    const base = { rule: 'exceptions' as const, file, line: 1, subject };
    if (entry.reason.trim().length < shortestReason) {
      return [
        { ...base, message: `The exception for ${subject} has no reason.`, mend: 'Say why.' },
      ];
    }
    return ran.includes(entry.rule) && !findings.some((finding) => covers(entry, finding))
      ? [
          {
            ...base,
            message: `Nothing needs the exception for ${subject}.`,
            mend: 'Take it out.',
          },
        ]
      : [];
  });
  return [...open, ...wrong];
}
