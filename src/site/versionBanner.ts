/** Words of the banner above pages of other versions than the latest; what stands in braces is filled in. */
export const versionBanner = {
  next: 'Next',
  inDevelopment:
    '{next} describes Gravitino as it is being developed. {latest}. Releases from 1.0 on are documented {apacheSite}.',
  released:
    '{next} describes Gravitino {release}, which is released and newer than the latest version here. {latest}. Releases from 1.0 on are documented {apacheSite}.',
  thisPage: 'This page in {latest}',
  documentation: 'Documentation of {latest}',
  apacheSite: 'on the Apache site',
  archived:
    'This is documentation of Gravitino {version}, an archived version that is no longer maintained. {latest}. {changes}.',
  thisPageInLatest: 'This page in {latest}, the latest version here',
  withoutThisPage: '{latest}, the latest version here, is without this page',
  changes: 'What changed since {version}',
} as const;
