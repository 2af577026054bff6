/** Names of the rules, in the order in which their findings are told. */
export const ruleNames = [
  'front-matter',
  'keywords',
  'markdown',
  'components',
  'headings',
  'images',
  'links',
  'anchors',
  'orphans',
  'code',
  'posts',
  'placeholders',
  'slugs',
  'releases',
  'moved',
  'redirects',
  'spelling',
  'exceptions',
] as const;

export type RuleName = (typeof ruleNames)[number];

/** Something that a writer must mend. */
export interface Finding {
  rule: RuleName;
  /** Path below the site. */
  file: string;
  /** From 1. */
  line: number;
  /** What the finding is about, as an exception names it: a link, a word, a field. */
  subject: string;
  message: string;
  /** What to do. */
  mend: string;
}

/** Writes a finding as one line that editors and terminals turn into a link. */
export function describeFinding({ file, line, rule, message, mend }: Finding): string {
  return `${file}:${line} ${rule}: ${message} ${mend}`;
}
