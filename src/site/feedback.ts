/** Words and figures of the question at the end of a page. */
export const feedback = {
  question: 'Was this page helpful?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you for your answer.',
  helped: 'What helped? (optional)',
  missing: 'What is missing or wrong? (optional)',
  send: 'Send',
  sending: 'Sending…',
  thanksForComment: 'Thank you. We read every comment.',
  failed: 'Your answer did not reach us.',
  openIssue: 'Open an issue instead',
  /** After the answer, where no endpoint is configured; the link follows. */
  better: 'Good to know. If it could be better still,',
  sorry: 'Sorry about that. To say what is missing or wrong,',
  /** Without JavaScript. */
  without: 'If something is missing or wrong,',
  withoutLink: 'open an issue',
  /** Characters of a comment. */
  maxLength: 1000,
  /** Milliseconds after which a request that nobody answers counts as failed. */
  timeoutMs: 10_000,
} as const;
