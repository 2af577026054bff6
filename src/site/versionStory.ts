/** Texts of the version menu and of the home page about the versions that this site covers. */
export const versionStory = {
  more: 'More',
  scope: 'This site covers versions before 1.0',
  /** Below the command of the home page. */
  command:
    'This command starts Gravitino {latest}, the latest release documented on this site. For 1.0 and later, see the {apacheSite}.',
  apacheSite: 'documentation on the Apache site',
  compare: 'Compare versions',
  newer: '1.0 and later',
} as const;
