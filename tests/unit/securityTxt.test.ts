import { expect, it } from 'vitest';
import { securityTxt } from '../../src/plugins/deploy/securityTxt';

const input = {
  contact: 'security@example.org',
  site: 'https://example.org',
  languages: ['en'],
  date: new Date('2026-03-01T23:59:00Z'),
};

it.each(['', 'security', 'mailto:security@example.org', 'a b@example.org'])(
  'security.txt refuses the contact "%s"',
  (contact) => {
    expect(() => securityTxt({ ...input, contact })).toThrow(
      `the contact "${contact}" isn’t a mailbox`,
    );
  },
);
