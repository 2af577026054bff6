/** Words and figures of the form (specification §2, §4, §5, §7, §9). */
export const signUp = {
  buttonText: 'Subscribe',
  placeholder: 'you@example.com',
  invalidEmail: 'Email address should be valid',
  label: 'Email address',
  sending: 'Sending…',
  withoutScripts: 'This form needs JavaScript. You can write to {address} instead.',
  thanks: 'Thank you, we will be in touch soon!',
  /** Value of the `message` field of the newsletter variant. */
  newsletterMessage: 'New Subscribe',
  /** Name of the field that only programs fill in. */
  honeypot: 'homepage',
  /** Where forms without an address of their own post to: the provider follows. `npm start` answers there. */
  hostPath: '/api/sign-up/',
  /** Milliseconds of the swap between form and thank-you. */
  animationMs: 200,
  /** Milliseconds after which a request that nobody answers counts as ended. */
  timeoutMs: 10_000,
  /** Longest address that SMTP allows (RFC 5321 §4.5.3.1.3). */
  maxLength: 254,
  /** What stands in the place of the forms where the deployer has switched them off. */
  off: { mail: 'Write to', feeds: 'New posts arrive in your feed reader:' },
} as const;

/** Addresses of the standard HTML pattern: every part of the domain has 1 to 63 characters (specification §5). */
export const emailPattern =
  "[a-zA-Z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+@[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?)*";
