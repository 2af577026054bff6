import { expect, it } from 'vitest';
import { securityTxt } from '../../src/plugins/deploy/securityTxt';

it.each(['', 'security', 'mailto:security@example.org', 'a b@example.org'])(
  'security.txt refuses the contact "%s"',
  (contact) => {
    const about = { contact, site: 'https://example.org', languages: ['en'], date: new Date() };
    expect(() => securityTxt(about)).toThrow(`the contact "${contact}" isn’t a mailbox`);
  },
);
