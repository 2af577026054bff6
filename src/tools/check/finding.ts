import type { Nodes } from 'mdast';

/** Something that a writer has to fix. */
export interface Finding {
  /** Name of the rule, for searches in a list of findings. */
  rule: string;
  /** Path below the site. */
  file: string;
  /** From 1. */
  line: number;
  message: string;
  /** What to do. */
  fix: string;
}

/** What a rule finds, one after the other. */
export type Findings = Iterable<Finding>;

/** The line on which a node of a page begins, from 1. */
export const lineOf = ({ position }: Nodes): number => position?.start.line ?? 1;

/** The line of a place in a text, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** Makes findings of one rule in one file, at a line or a node. */
export const findingsIn =
  (rule: string, file: string) =>
  (at: number | Nodes, message: string, fix: string): Finding => ({
    rule,
    file,
    line: typeof at === 'number' ? at : lineOf(at),
    message,
    fix,
  });

/** Writes a finding as one line that editors and terminals turn into a link. */
export const describeFinding = ({ file, line, rule, message, fix }: Finding): string =>
  `${file}:${line} ${rule}: ${message} ${fix}`;
