/** Where `security.txt` is below the root of a site (RFC 9116 §3). */
export const securityTxtFile = '.well-known/security.txt';

/** Days that the file is valid for: RFC 9116 §2.5.5 recommends less than a year. */
const validDays = 360;

/** What `security.txt` says. */
export interface SecurityTxt {
  /** Mailbox for reports, without `mailto:`. */
  contact: string;
  /** Address of the site, without a path. */
  site: string;
  /** Languages in which reports are understood. */
  languages: readonly string[];
  /** When the file is written; it expires 360 days later. */
  date: Date;
}

/**
 * Writes a `security.txt` (RFC 9116). The time of day is left out of `Expires`, so that builds of one day are the same.
 *
 * @throws Error when the contact isn’t a mailbox.
 */
export function securityTxt({ contact, site, languages, date }: SecurityTxt): string {
  if (!/^[^\s@:]+@[^\s@]+\.[^\s@]+$/.test(contact)) {
    throw new Error(
      `security.txt: the contact "${contact}" isn’t a mailbox. Fix mail.security in src/site/links.ts.`,
    );
  }
  const day = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + validDays);
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(day).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${new URL(securityTxtFile, site).href}`,
    '',
  ].join('\n');
}
